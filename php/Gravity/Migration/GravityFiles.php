<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Migration;

use Atoll\Forms\Uploads\Receiving\LocalFileImport;
use Atoll\Platform\Errors\PublicError;

/** Copies uploads from Gravity Forms' folder, which the web server can read, to Atoll's private folder. */
final class GravityFiles {

	/** Gravity Forms' folder for uploads, within WordPress' uploads folder. */
	public const FOLDER = '/gravity_forms/';

	public function __construct( private LocalFileImport $files ) {}

	/**
	 * @param list<string> $addresses As the entry holds them.
	 * @param int          $entry     The entry's number in Gravity Forms.
	 * @return list<string> Public ids of the files that were copied.
	 */
	public function copy(
		int $formNumber,
		int $fieldId,
		array $addresses,
		int $entry,
		int $user,
		MigrationReport $report
	): array {
		$ids = array();
		foreach ( $addresses as $address ) {
			$path = $this->path( $address );
			try {
				if ( '' === $path ) {
					/* translators: 1: number of an entry, 2: address of a file. */
					$report->addMessage( 'files', sprintf( __( 'Entry %1$d: the file %2$s is not in Gravity Forms’ folder any more.', 'atoll' ), $entry, $address ) );
				} else {
					$ids[] = $this->files->import( $formNumber, $fieldId, $path, "{$entry} {$address}", $user );
				}
			} catch ( PublicError $error ) {
				$report->addMessage(
					'files',
					sprintf(
						/* translators: 1: number of an entry, 2: address of a file, 3: why not. */
						__( 'Entry %1$d: the file %2$s was not copied: %3$s', 'atoll' ),
						$entry,
						$address,
						$error->getMessage()
					)
				);
			}
		}
		return $ids;
	}

	/** Reports a text answer that names a file in Gravity Forms' folder, since that file is not copied. */
	public function reportNamed( string $key, string $answer, int $entry, MigrationReport $report ): void {
		if ( str_contains( stripslashes( $answer ), self::FOLDER ) ) {
			/* translators: 1: number of an entry, 2: number of a form's field. */
			$report->addMessage( 'files', sprintf( __( 'Entry %1$d: the answer to field %2$s names a file in Gravity Forms’ folder, which was not copied. Save it before you delete Gravity Forms.', 'atoll' ), $entry, $key ) );
		}
	}

	/** Finds the file on this server, whatever the site's address was then; empty if missing or outside the folder. */
	private function path( string $address ): string {
		$url    = (string) wp_parse_url( $address, PHP_URL_PATH );
		$offset = strpos( $url, self::FOLDER );
		$root   = realpath( wp_upload_dir( null, false )['basedir'] . self::FOLDER );
		$path   = false === $offset || false === $root
			? false
			: realpath( $root . '/' . rawurldecode( substr( $url, $offset + strlen( self::FOLDER ) ) ) );
		return false !== $path && is_file( $path ) && is_readable( $path )
			&& str_starts_with( $path, $root . DIRECTORY_SEPARATOR )
			? $path
			: '';
	}
}
