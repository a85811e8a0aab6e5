<?php

declare( strict_types=1 );

namespace Atoll\Admin\Entries;

use Atoll\Admin\Entries\Panels\FilesPanel;
use Atoll\Forms\Uploads\FileSender;
use Atoll\Forms\Uploads\Storage\UploadRepository;
use Atoll\Forms\Uploads\Upload;
use Atoll\Forms\Uploads\UploadLinks;
use Atoll\Platform\Access\Capabilities;
use Atoll\Platform\Access\Identity\CurrentVisitor;
use Atoll\Platform\AccessLog\AccessAction;
use Atoll\Platform\AccessLog\AccessLog;
use Atoll\Platform\Http\CurrentRequest;

/** Sends an uploaded file to users who may view entries, and to anyone with a signed URL. */
final class FileDownload {

	/** Query argument of images on an entry's screen. Loading them counts as viewing the entry. */
	public const SHOWN = 'shown';

	public function __construct(
		private UploadRepository $uploads,
		private FileSender $sender,
		private UploadLinks $links,
		private CurrentRequest $request,
		private AccessLog $log,
		private CurrentVisitor $visitors
	) {}

	public function respond(): void {
		nocache_headers();
		$id = $this->request->query( UploadLinks::ID );
		if (
			! current_user_can( Capabilities::VIEW_ENTRIES )
				&& ! $this->links->isSigned(
					$id,
					(int) $this->request->query( UploadLinks::EXPIRES ),
					$this->request->query( UploadLinks::SIGNATURE )
				)
		) {
			$this->refuse( __( 'Sorry, you are not allowed to see this file, or the link to it has expired.', 'atoll' ), 403 );
		}
		$upload = $this->uploads->find( $id );
		if ( null !== $upload ) {
			$this->record( $upload );
		}
		$this->sender->send( $upload, $this->request->isHead() );
		$this->refuse( __( 'This file is no longer here.', 'atoll' ), 404 );
	}

	/** Records the access. An image on the entry's screen counts as viewing the entry, not as a download. */
	private function record( Upload $upload ): void {
		$visitor = $this->visitors->current();
		if (
			'1' === $this->request->query( self::SHOWN ) && $visitor->can( Capabilities::VIEW_ENTRIES )
				&& FilesPanel::isPicture( $upload->name )
		) {
			$this->log->viewed( $upload->entryId, $visitor );
			return;
		}
		$this->log->record( AccessAction::Downloaded, $upload->entryId, $visitor, $upload->id );
	}

	private function refuse( string $message, int $status ): never {
		wp_die( esc_html( $message ), '', array( 'response' => $status ) );
	}
}
