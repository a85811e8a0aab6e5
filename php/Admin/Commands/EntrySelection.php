<?php

declare( strict_types=1 );

namespace Atoll\Admin\Commands;

use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Entries\Storage\EntryCriteria;

/** The entries that a command is about: `--form`, `--status`, `--search`, `--from` and `--until`, or ids. */
final class EntrySelection {

	private const FILTERS = array( 'form', 'status', 'search', 'from', 'until' );

	/** Ends the command if an option has no value: ignoring it would choose more entries than intended. */
	public static function fromOptions( CommandOptions $options, Console $console, int $limit = 100 ): EntryCriteria {
		foreach ( self::FILTERS as $name ) {
			if ( $options->isEmpty( $name ) ) {
				$console->fail(
					/* translators: %s: name of an option, such as --from. */
					sprintf( __( '%s has no value. Give it one, or leave it out.', 'atoll' ), "--{$name}" )
				);
			}
		}
		$form = $options->int( 'form' );
		if ( $options->has( 'form' ) && ( $form < 1 || ! ctype_digit( $options->text( 'form' ) ) ) ) {
			$console->fail( __( '--form must be the number of a form.', 'atoll' ) );
		}
		return new EntryCriteria(
			$options->text( 'status', Entry::ACTIVE ),
			$form > 0 ? array( $form ) : array(),
			$limit,
			search: $options->text( 'search' ),
			from: $options->utcTime( 'from', '00:00:00', $console ),
			until: $options->utcTime( 'until', '23:59:59', $console ),
		);
	}

	/** Whether any option narrows the entries down. */
	public static function hasFilter( CommandOptions $options ): bool {
		return array() !== array_filter( array( 'form', 'search', 'from', 'until' ), $options->has( ... ) )
			|| Entry::ACTIVE !== $options->text( 'status', Entry::ACTIVE );
	}

	/** @return array<string, string> The options that are set, by name, for the access log. */
	public static function filters( CommandOptions $options ): array {
		$filters = array();
		foreach ( array_filter( self::FILTERS, $options->has( ... ) ) as $name ) {
			$filters[ $name ] = $options->text( $name );
		}
		return $filters;
	}
}
