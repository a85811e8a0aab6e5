<?php

declare( strict_types=1 );

namespace Atoll\Forms\Definitions\Storage;

use Atoll\Platform\Database\Queries;
use Atoll\Platform\Errors\ErrorLog;
use Atoll\Platform\Errors\ReadFailed;
use Atoll\Platform\Errors\StorageFailed;

/**
 * Reads and writes compiled definitions of forms in a site's further languages. They are copies that can be compiled
 * again, so a failing query does not prevent a form from being shown.
 */
final class FormLanguageRows {

	/** Maximum number of further languages of a form, because a plugin may invent locales. */
	private const MAX = 50;

	public function __construct( private Queries $queries ) {}

	/** @return string The definition as JSON; empty if none is stored for this version. */
	public function find( int $number, string $locale, int $version ): string {
		try {
			return (string) $this->queries->value(
				'SELECT definition FROM {atoll_form_languages} WHERE number = %d AND locale = %s AND version = %d',
				$number,
				$locale,
				$version
			);
		} catch ( ReadFailed $error ) {
			( new ErrorLog() )->write( $error, 'languages of a form' );
			return '';
		}
	}

	/** @param array<string, mixed> $definition */
	public function save( int $number, string $locale, int $version, array $definition ): void {
		$this->attempt(
			function () use ( $number, $locale, $version, $definition ): void {
				$others = 'SELECT COUNT(*) FROM {atoll_form_languages} WHERE number = %d AND locale <> %s';
				$insert = 'INSERT INTO {atoll_form_languages} (number, locale, version, definition)
					VALUES (%d, %s, %d, %s) ON DUPLICATE KEY UPDATE version = %d, definition = %s';
				$json   = (string) wp_json_encode( $definition, JSON_UNESCAPED_SLASHES );
				(int) $this->queries->value( $others, $number, $locale ) < self::MAX
					&& $this->queries->write( $insert, $number, $locale, $version, $json, $version, $json );
			}
		);
	}

	public function delete( int $number ): void {
		$sql = 'DELETE FROM {atoll_form_languages} WHERE number = %d';
		$this->attempt( fn() => $this->queries->write( $sql, $number ) );
	}

	/** @param \Closure(): mixed $write */
	private function attempt( \Closure $write ): void {
		try {
			$write();
		} catch ( ReadFailed | StorageFailed $error ) {
			( new ErrorLog() )->write( $error, 'languages of a form' );
		}
	}
}
