<?php

declare( strict_types=1 );

namespace Atoll\Uploads;

use Atoll\Entries\Entry;
use Atoll\Entries\Participant;
use Atoll\Entries\Submission;
use Atoll\Forms\Form;

/** Makes the files among an entry's answers its own, together with the entry or not at all. */
final class ClaimFiles implements Participant {

	public function __construct( private Uploads $uploads ) {}

	public function join( Entry $entry, Form $form, Submission $submission ): void {
		$ids  = array();
		$asks = false;
		foreach ( $form->fields() as $field ) {
			if ( 'files' === $field->shape ) {
				$asks = true;
				array_push( $ids, ...self::ids( $entry->answers[ $field->id ] ?? '' ) );
			}
		}
		if ( $asks ) {
			$this->uploads->claim( $entry->id, $ids );
		}
	}

	/**
	 * @param string $answer JSON list, as an entry holds it.
	 * @return list<string>
	 */
	private static function ids( string $answer ): array {
		$ids = json_decode( $answer, true );
		return array_values( array_filter( is_array( $ids ) ? $ids : array(), 'is_string' ) );
	}
}
