<?php

declare( strict_types=1 );

namespace Atoll\Gravity\FormFiles;

use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Definitions\Storage\FormRows;
use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Entries\Storage\EntryCriteria;
use Atoll\Forms\Entries\Storage\EntryRepository;

/** Checks whether an imported form can keep its number, and says why not. */
final class FormNumbers {

	/** Highest number that Gravity Forms can assign. */
	private const MAX = 16777215;

	public function __construct(
		private FormRepository $forms,
		private FormRows $rows,
		private EntryRepository $entries
	) {}

	/**
	 * @param array<int, string> $reserved Titles by number, for earlier forms of the same import.
	 * @return string Empty when the form can keep its number.
	 */
	public function reason( int $number, array $reserved = array() ): string {
		if ( $number < 1 || $number > self::MAX ) {
			return __( 'the file says no number that a form can have', 'atoll' );
		}
		if ( isset( $reserved[ $number ] ) || $this->rows->isTaken( $number ) ) {
			return sprintf(
				/* translators: 1: number of a form, 2: title of a form. */
				__( 'number %1$d belongs to the form “%2$s”', 'atoll' ),
				$number,
				$reserved[ $number ] ?? $this->title( $number )
			);
		}
		if ( $this->entries->count( new EntryCriteria( Entry::STATUSES, array( $number ) ) ) > 0 ) {
			/* translators: %d: number of a form. */
			return sprintf( __( 'entries of a form that was deleted have number %d', 'atoll' ), $number );
		}
		return '';
	}

	private function title( int $number ): string {
		$title = get_post( $this->forms->findAnyOrNull( $number )->postId ?? 0 )->post_title ?? '';
		return '' === trim( $title ) ? __( '(no title)', 'atoll' ) : $title;
	}
}
