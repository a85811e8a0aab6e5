<?php

declare( strict_types=1 );

namespace Atoll\Uploads;

use Atoll\Health\Finding;
use Atoll\Health\HealthCheck;
use Atoll\Trouble\UploadsUnavailable;

/** Site Health: whether visitors' files can be kept, and whether nobody can read them over the web. */
final class StorageHealth extends HealthCheck {

	public function __construct( private Folder $folder, private Files $files ) {}

	protected function name(): string {
		return 'atoll_uploads';
	}

	protected function label(): string {
		return __( 'Visitors’ files', 'atoll' );
	}

	protected function look(): Finding {
		try {
			$this->files->keepReserve();
		} catch ( UploadsUnavailable $trouble ) {
			/* translators: %s: technical reason. */
			$said = sprintf( __( 'Forms refuse files until this is mended; everything else in them works. The reason: %s.', 'atoll' ), $trouble->detail() );
			return Finding::critical( __( 'Visitors’ files cannot be kept', 'atoll' ), $said );
		}
		if ( $this->isReadable() ) {
			$said = __( 'The folder of visitors’ files can be read over the web. Name a folder outside the web server’s with the constant ATOLL_UPLOADS_DIR in wp-config.php and move its content there, or keep the web server out of it.', 'atoll' );
			return Finding::critical( __( 'Visitors’ files are not private', 'atoll' ), $said );
		}
		/* translators: %s: path of a folder. */
		return Finding::good( __( 'Visitors’ files are kept in private', 'atoll' ), sprintf( __( 'They are in %s, where nobody can read them over the web.', 'atoll' ), $this->folder->path() ) );
	}

	/** Tried, not guessed. */
	private function isReadable(): bool {
		$url = $this->folder->url();
		if ( null === $url ) {
			return false;
		}
		$answer = wp_remote_get( $url . '/' . Folder::CANARY, array( 'timeout' => 3 ) );
		return str_contains( wp_remote_retrieve_body( $answer ), Folder::CANARY_TEXT );
	}
}
