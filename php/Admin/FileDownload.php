<?php

declare( strict_types=1 );

namespace Atoll\Admin;

use Atoll\Access\Capabilities;
use Atoll\Http\Request;
use Atoll\Module;
use Atoll\Uploads\Links;
use Atoll\Uploads\Sender;
use Atoll\Uploads\UploadRepository;

/** Hands a visitor's file out: to those who may see entries, or to whoever holds a signed address. */
final class FileDownload implements Module {

	public function __construct( private UploadRepository $uploads, private Sender $sender, private Links $links, private Request $request ) {}

	public function register(): void {
		add_action( 'admin_post_' . Links::ACTION, $this->answer( ... ) );
		add_action( 'admin_post_nopriv_' . Links::ACTION, $this->answer( ... ) );
	}

	private function answer(): void {
		nocache_headers();
		$id = $this->request->query( Links::ID );
		if ( ! current_user_can( Capabilities::VIEW_ENTRIES ) && ! $this->links->isSigned( $id, (int) $this->request->query( Links::EXPIRES ), $this->request->query( Links::SIGNATURE ) ) ) {
			$this->refuse( __( 'Sorry, you are not allowed to see this file, or the link to it has ended.', 'atoll' ), 403 );
		}
		$this->sender->send( $this->uploads->find( $id ), $this->request->isHead() );
		$this->refuse( __( 'There is no such file (any more).', 'atoll' ), 404 );
	}

	private function refuse( string $message, int $status ): never {
		wp_die( esc_html( $message ), '', array( 'response' => $status ) );
	}
}
