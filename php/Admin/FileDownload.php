<?php

declare( strict_types=1 );

namespace Atoll\Admin;

use Atoll\Access\Capabilities;
use Atoll\Module;
use Atoll\Trouble\UploadsUnavailable;
use Atoll\Uploads\Files;
use Atoll\Uploads\Links;
use Atoll\Uploads\Upload;
use Atoll\Uploads\UploadRepository;

/**
 * Hands a visitor's file out: to those who may see entries, or to whoever holds a signed address. Always as a download,
 * never as something that the browser shows or runs under this site's name.
 */
final class FileDownload implements Module {

	private const BLOCK = 1048576;

	public function __construct( private UploadRepository $uploads, private Files $files, private Links $links ) {}

	public function register(): void {
		add_action( 'admin_post_' . Links::ACTION, $this->answer( ... ) );
		add_action( 'admin_post_nopriv_' . Links::ACTION, $this->answer( ... ) );
	}

	private function answer(): void {
		nocache_headers();
		$id = $this->sent( Links::ID );
		if ( ! current_user_can( Capabilities::VIEW_ENTRIES ) && ! $this->links->isSigned( $id, (int) $this->sent( Links::EXPIRES ), $this->sent( Links::SIGNATURE ) ) ) {
			$this->refuse( __( 'Sorry, you are not allowed to see this file, or the link to it has ended.', 'atoll' ), 403 );
		}
		$upload = $this->uploads->find( $id );
		$path   = null !== $upload && $upload->isWhole() ? $this->path( $upload ) : '';
		$file   = '' === $path ? false : @fopen( $path, 'rb' );
		if ( null === $upload || false === $file ) {
			$this->refuse( __( 'There is no such file (any more).', 'atoll' ), 404 );
		}
		$this->send( $upload, $file );
	}

	private function path( Upload $upload ): string {
		try {
			return $this->files->path( $upload->storedName );
		} catch ( UploadsUnavailable $trouble ) {
			error_log( 'Atoll: ' . $trouble->detail() );
			return '';
		}
	}

	/** @param resource $file */
	private function send( Upload $upload, mixed $file ): never {
		while ( ob_get_level() > 0 ) {
			ob_end_clean();
		}
		header( 'Content-Type: application/octet-stream' );
		header( 'Content-Length: ' . $upload->size );
		header( 'Content-Disposition: ' . $this->disposition( $upload->name ) );
		header( 'X-Content-Type-Options: nosniff' );
		header( "Content-Security-Policy: default-src 'none'; sandbox" );
		header( 'Cache-Control: private, no-store' );
		header( 'X-Robots-Tag: noindex' );
		set_time_limit( 0 );
		while ( ! feof( $file ) ) {
			echo fread( $file, self::BLOCK ); // A file's bytes, declared as such.
			flush();
		}
		exit;
	}

	/** The name in full (RFC 6266), and in ASCII for programs that know no better. */
	private function disposition( string $name ): string {
		$ascii = (string) preg_replace( '/[^A-Za-z0-9._ ()-]/', '_', $name );
		return "attachment; filename=\"{$ascii}\"; filename*=UTF-8''" . rawurlencode( $name );
	}

	private function refuse( string $message, int $status ): never {
		wp_die( esc_html( $message ), '', array( 'response' => $status ) );
	}

	private function sent( string $name ): string {
		$value = $_GET[ $name ] ?? ''; // Compared, or looked up as an id.
		return is_string( $value ) ? $value : '';
	}
}
