<?php

declare( strict_types=1 );

namespace Atoll\Uploads;

use Atoll\Module;
use Atoll\Trouble\UploadsUnavailable;

/** Site Health: whether visitors' files can be kept, and whether nobody can read them over the web. */
final class StorageHealth implements Module {

	public function __construct( private Folder $folder, private Files $files ) {}

	public function register(): void {
		add_filter( 'site_status_tests', $this->add( ... ) );
	}

	/**
	 * @param array<string, array<string, mixed>> $tests
	 * @return array<string, array<string, mixed>>
	 */
	private function add( array $tests ): array {
		$tests['direct']['atoll_uploads'] = array(
			'label' => __( 'Visitors’ files', 'atoll' ),
			'test'  => $this->test( ... ),
		);
		return $tests;
	}

	/** @return array<string, mixed> As WordPress' Site Health asks for it. */
	private function test(): array {
		try {
			$this->files->keepReserve();
		} catch ( UploadsUnavailable $trouble ) {
			/* translators: %s: technical reason. */
			$said = sprintf( __( 'Forms refuse files until this is mended; everything else in them works. The reason: %s.', 'atoll' ), $trouble->detail() );
			return $this->result( 'critical', __( 'Visitors’ files cannot be kept', 'atoll' ), $said );
		}
		if ( $this->isReadable() ) {
			$said = __( 'The folder of visitors’ files can be read over the web. Name a folder outside the web server’s with the constant ATOLL_UPLOADS_DIR in wp-config.php and move its content there, or keep the web server out of it.', 'atoll' );
			return $this->result( 'critical', __( 'Visitors’ files are not private', 'atoll' ), $said );
		}
		/* translators: %s: path of a folder. */
		return $this->result( 'good', __( 'Visitors’ files are kept in private', 'atoll' ), sprintf( __( 'They are in %s, where nobody can read them over the web.', 'atoll' ), $this->folder->path() ) );
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

	/** @return array<string, mixed> */
	private function result( string $status, string $label, string $description ): array {
		return array(
			'test'        => 'atoll_uploads',
			'status'      => $status,
			'label'       => $label,
			'badge'       => array(
				'label' => __( 'Forms', 'atoll' ),
				'color' => 'blue',
			),
			'description' => '<p>' . esc_html( $description ) . '</p>',
			'actions'     => '',
		);
	}
}
