<?php

declare( strict_types=1 );

namespace Atoll\Uploads;

use Atoll\Entries\Entry;
use Atoll\Entries\Participant;
use Atoll\Entries\Submission;
use Atoll\Forms\Field;
use Atoll\Forms\Form;

/** Makes the files among an entry's answers its own, together with the entry or not at all. */
final class ClaimFiles implements Participant {

	public function __construct( private Uploads $uploads ) {}

	public function join( Entry $entry, Form $form, Submission $submission ): void {
		$fields = $form->fileFields();
		$ids    = array_map( static fn( Field $field ) => self::ids( $entry->answers[ $field->id ] ?? '' ), $fields );
		if ( array() !== $fields ) {
			$this->uploads->claim( $entry->id, array_merge( ...$ids ) );
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
