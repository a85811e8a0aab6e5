<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications\ApplicationPage;

use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Uploads\FileSender;
use Atoll\Forms\Uploads\Storage\UploadRepository;
use Atoll\Forms\Uploads\Upload;
use Atoll\Forms\Uploads\UploadLinks;
use Atoll\Platform\Access\Identity\CurrentVisitor;
use Atoll\Platform\Http\CurrentRequest;

/**
 * Sends clients the files of their own applications. The link on the page needs their login and redirects to a signed
 * URL, which works for that client only and expires after 15 minutes. So a page that was left open still works, but a
 * URL passed on to somebody else does not.
 */
final class ApplicationFiles {

	public function __construct(
		private UploadRepository $uploads,
		private FileSender $sender,
		private UploadLinks $links,
		private CurrentVisitor $visitors,
		private CurrentRequest $request
	) {}

	/** Sends the file and ends the request; returns if this application has no such file. */
	public function send( Entry $entry, string $page ): void {
		$id     = $this->request->query( UploadLinks::ID );
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
		return $this->links->isForUser(
			$id,
			$this->visitors->current()->userId(),
			(int) $this->request->query( UploadLinks::EXPIRES ),
			$this->request->query( UploadLinks::SIGNATURE )
		);
	}

	private function renew( Upload $upload, string $page ): never {
		wp_safe_redirect( $this->links->forUser( $page, $upload->id, $this->visitors->current()->userId() ), 302 );
		exit;
	}
}
