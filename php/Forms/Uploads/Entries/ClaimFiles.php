<?php

declare( strict_types=1 );

namespace Atoll\Forms\Uploads\Entries;

use Atoll\Engine\Definition\Field;
use Atoll\Engine\Definition\Form;
use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Submission\Submission;
use Atoll\Forms\Submission\TransactionListener;
use Atoll\Forms\Uploads\Uploads;
use Atoll\Platform\Services\Lazy;

/** Makes the uploaded files in an entry's answers belong to that entry, in the same transaction as the entry. */
final class ClaimFiles implements TransactionListener {

	/** @param \Closure(): Uploads $uploads Called only if an answer may be a list of files. */
	public function __construct( #[Lazy( Uploads::class )] private \Closure $uploads ) {}

	public function beforeCommit( Entry $entry, Form $form, Submission $submission ): void {
		$fields  = $form->fileFields();
		$ids     = array_map( static fn( Field $field ) => self::ids( $entry->answers[ $field->id ] ?? '' ), $fields );
		$removed = $this->filesOfRemovedFields( $entry, $form, $submission );
		if ( array() !== $fields || array() !== $removed ) {
			( $this->uploads )()->claim( $entry->id, array_merge( $removed, ...$ids ) );
		}
	}

	/**
	 * Returns the files of fields that the form no longer has: those the entry already owns, and those uploaded during
	 * this form visit. Such an answer may also be a list of texts, so only ids of existing files count.
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
					: ( $this->uploads )()->claimable( $entry->id, $form->id(), (int) $key, $submission->key, $listed )
			);
		}
		return $ids;
	}

	/**
	 * @param string $answer JSON list, as stored in an entry.
	 * @return list<string>
	 */
	private static function ids( string $answer ): array {
		$ids = json_decode( $answer, true );
		return array_values( array_filter( is_array( $ids ) ? $ids : array(), 'is_string' ) );
	}
}
