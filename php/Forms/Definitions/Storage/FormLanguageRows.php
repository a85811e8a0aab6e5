<?php

declare( strict_types=1 );

namespace Atoll\Forms\Definitions\Storage;

use Atoll\Platform\Errors\StorageFailed;

/** Writes the rows of {@see FormLanguagesTable}; {@see FormRows::findAll()} reads them. */
final class FormLanguageRows {

	/** Languages of a form beside the one it was saved in: a plugin may make locales up. */
	private const MAX = 50;

	public function __construct( private \wpdb $wpdb ) {}

	/**
	 * @param array<string, mixed> $definition
	 * @throws StorageFailed
	 */
	public function save( int $number, string $locale, int $version, array $definition ): void {
		if ( $this->countOthers( $number, $locale ) < self::MAX ) {
			$json = (string) wp_json_encode( $definition, JSON_UNESCAPED_SLASHES );
			$this->run(
				"INSERT INTO {$this->table()} (number, locale, version, definition) VALUES (%d, %s, %d, %s) ON DUPLICATE KEY UPDATE version = %d, definition = %s",
				$number,
				$locale,
				$version,
				$json,
				$version,
				$json
			);
		}
	}

	/** @throws StorageFailed */
	public function delete( int $number ): void {
		$this->run( "DELETE FROM {$this->table()} WHERE number = %d", $number );
	}

	private function countOthers( int $number, string $locale ): int {
		return (int) $this->wpdb->get_var( $this->wpdb->prepare( "SELECT COUNT(*) FROM {$this->table()} WHERE number = %d AND locale <> %s", $number, $locale ) );
	}

	private function run( string $sql, int|string ...$values ): void {
		$suppressed = $this->wpdb->suppress_errors();
		$changed    = $this->wpdb->query( $this->wpdb->prepare( $sql, ...$values ) );
		$this->wpdb->suppress_errors( $suppressed );
		if ( false === $changed ) {
			throw new StorageFailed( "form languages: {$this->wpdb->last_error}" );
		}
	}

	private function table(): string {
		return $this->wpdb->prefix . FormRows::LANGUAGES;
	}
}
