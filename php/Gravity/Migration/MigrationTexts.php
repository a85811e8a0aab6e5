<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Migration;

use Atoll\Gravity\FormFiles\FormReport;

/** Messages about forms and entries that were, or were not, imported. */
final class MigrationTexts {

	public static function formNotImported( string $title, string $reason ): string {
		/* translators: 1: title of a form, 2: why not. */
		return sprintf( __( 'The form “%1$s” was not imported: %2$s', 'atoll' ), $title, $reason );
	}

	/** @return list<string> First that the form was imported, then what needs fixing or works differently in Atoll. */
	public static function formImported( FormReport $form ): array {
		/* translators: 1: title of a form, 2: its number. */
		$sentence = sprintf( __( 'The form “%1$s” came in as form %2$d.', 'atoll' ), $form->title, $form->number );
		$prefixed = array_map(
			/* translators: 1: title of a form, 2: a sentence about it. */
			static fn( string $detail ) => sprintf( __( '%1$s: %2$s', 'atoll' ), $form->title, $detail ),
			array( ...$form->problems, ...$form->differences, ...$form->kept )
		);
		return array( trim( "{$sentence} {$form->renumbered}" ), ...$prefixed );
	}

	public static function entryNotImported( int $id, string $reason ): string {
		/* translators: 1: number of an entry, 2: why not. */
		return sprintf( __( 'Entry %1$d was not moved: %2$s', 'atoll' ), $id, $reason );
	}

	public static function entryWaits( int $id, int $form ): string {
		return sprintf(
			/* translators: 1: number of an entry, 2: number of a form. */
			__( 'Entry %1$d waits: form %2$d has problems. Fix it, publish it, then move the entries again.', 'atoll' ),
			$id,
			$form
		);
	}

	public static function entryRenumbered( int $id, int $newId ): string {
		return sprintf(
			/* translators: 1 and 2: numbers of an entry. */
			__( 'Entry %1$d became entry %2$d, because that number was taken.', 'atoll' ),
			$id,
			$newId
		);
	}
}
