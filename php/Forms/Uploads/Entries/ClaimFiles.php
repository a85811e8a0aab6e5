<?php

declare( strict_types=1 );

namespace Atoll\Forms\Uploads\Entries;

use Atoll\Engine\Definition\Field;
use Atoll\Engine\Definition\Form;
use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Submission\Submission;
use Atoll\Forms\Submission\TransactionListener;
use Atoll\Forms\Uploads\Uploads;

/** Makes the files among an entry's answers its own, together with the entry or not at all. */
final class ClaimFiles implements TransactionListener {

	public function __construct( private Uploads $uploads ) {}

	public function beforeCommit( Entry $entry, Form $form, Submission $submission ): void {
		$fields  = $form->fileFields();
		$ids     = array_map( static fn( Field $field ) => self::ids( $entry->answers[ $field->id ] ?? '' ), $fields );
		$removed = $this->filesOfRemovedFields( $entry, $form, $submission );
		if ( array() !== $fields || array() !== $removed ) {
			$this->uploads->claim( $entry->id, array_merge( $removed, ...$ids ) );
		}
	}

	/**
	 * Files of fields that the form had and has no more: the entry's own, and those that came with this filling. Such
	 * an answer may also be a list of texts, so that only ids of files that exist here count.
	 *
	 * @return list<string>
	 */
	private function filesOfRemovedFields( Entry $entry, Form $form, Submission $submission ): array {
		$ids = array();
		foreach ( $entry->answers as $key => $answer ) {
			$listed = null === $form->field( (int) $key ) ? self::ids( $answer ) : array();
			array_push(
				$ids,
				...array() === $listed
					? array()
					: $this->uploads->claimable( $entry->id, $form->id(), (int) $key, $submission->key, $listed )
			);
		}
		return $ids;
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
