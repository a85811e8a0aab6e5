<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications;

use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Uploads\Links;
use Atoll\Forms\Uploads\Sender;
use Atoll\Forms\Uploads\Upload;
use Atoll\Forms\Uploads\UploadRepository;
use Atoll\Platform\Access\Visitors;
use Atoll\Platform\Http\Request;

/**
 * Hands a client the files of their own applications. The address that a page shows needs their login, and sends on to
 * a signed one, which is theirs alone and ends after a quarter of an hour: a page that was left open still works, an
 * address that was passed on does not.
 */
final class OwnFiles {

	public function __construct( private UploadRepository $uploads, private Sender $sender, private Links $links, private Visitors $visitors, private Request $request ) {}

	/** Answers and ends the request; returns when this application has no such file. */
	public function send( Entry $entry, string $page ): void {
		$id     = $this->request->query( Links::ID );
		$upload = $this->uploads->find( $id );
		if ( null === $upload || ! $upload->isWhole() || $upload->entryId !== $entry->id ) {
			return;
		}
		if ( ! $this->isSigned( $id ) ) {
			$this->renew( $upload, $page );
		}
		$this->sender->send( $upload, $this->request->isHead() );
	}

	private function isSigned( string $id ): bool {
		return $this->links->isOwn( $id, $this->visitors->current()->userId(), (int) $this->request->query( Links::EXPIRES ), $this->request->query( Links::SIGNATURE ) );
	}

	private function renew( Upload $upload, string $page ): never {
		wp_safe_redirect( $this->links->own( $page, $upload->id, $this->visitors->current()->userId() ), 302 );
		exit;
	}
}
