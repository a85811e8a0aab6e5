<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications\Documents;

use Atoll\Forms\Uploads\Receiving\UploadReceiver;
use Atoll\Forms\Uploads\Upload;
use Atoll\Forms\Uploads\UploadRefused;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Http\PostedFile;
use Atoll\Platform\Http\PostedFiles;
use Atoll\Portal\PlainForms\NonceFields;
use Atoll\Portal\PlainForms\PortalAction;
use Atoll\Portal\PlainForms\PortalNotice;
use Atoll\Portal\PlainForms\PostedFields;
use Atoll\Portal\PlainForms\RedirectResponse;
use Atoll\Portal\PlainForms\ValidationFailed;
use Atoll\Portal\PortalUrls;

/** Action by which a client sends files for a document request: all of them or none. */
final class SendDocumentsAction implements PortalAction {

	public const NAME  = 'send-documents';
	public const ENTRY = 'entry';
	public const FILES = 'files';

	public function __construct(
		private OwnDocumentRequests $requests,
		private ReceivedDocuments $received,
		private PostedFiles $postedFiles,
		private UploadReceiver $receiver,
		private PortalUrls $urls,
		private DocumentUploadSlot $slot,
	) {}

	public static function notices(): array {
		return array(
			'documents-sent' => new PortalNotice(
				__( 'Your documents have arrived', 'atoll' ),
				__( 'Thank you, your documents have arrived. We will look at them and come back to you if anything is missing.', 'atoll' ),
			),
		);
	}

	public function run( PostedFields $fields, Visitor $visitor ): RedirectResponse {
		$request  = $this->requests->get( $fields->int( NonceFields::TARGET ), $fields->int( self::ENTRY ), $visitor );
		$files    = $this->postedFiles->read( self::FILES );
		$maxFiles = $this->slot->limits()->maxFiles;
		if ( array() === $files || count( $files ) > $maxFiles ) {
			$message = array() === $files
				? __( 'Please choose a file first.', 'atoll' )
				/* translators: %d: number of files. */
				: sprintf( __( 'Please send no more than %d files at once.', 'atoll' ), $maxFiles );
			throw new ValidationFailed( array( self::FILES => $message ), __( 'Nothing was sent yet', 'atoll' ) );
		}
		$uploads = $this->receive( $request, $files, $visitor );
		$this->received->receive(
			$request,
			array_values( array_unique( array_map( static fn( Upload $upload ) => $upload->id, $uploads ) ) ),
			$visitor
		);
		return new RedirectResponse(
			$this->urls->application( $request->entryId ) ?: $this->urls->dashboard(),
			'documents-sent'
		);
	}

	/**
	 * @param non-empty-list<PostedFile> $files
	 * @return list<Upload>
	 * @throws ValidationFailed With a sentence for each refused file.
	 */
	private function receive( DocumentRequest $request, array $files, Visitor $visitor ): array {
		$slot    = $this->slot->create( $request, $visitor );
		$uploads = array();
		$errors  = array();
		foreach ( $files as $file ) {
			try {
				$uploads[] = $this->receiver->receive( $slot, $file->name, $file, $visitor );
			} catch ( UploadRefused $error ) {
				$errors[] = sprintf(
					/* translators: 1: name of a file, 2: why it was not taken. */
					__( '%1$s - %2$s', 'atoll' ),
					mb_scrub( $file->name, 'UTF-8' ),
					$error->getMessage()
				);
			}
		}
		if ( array() !== $errors ) {
			throw new ValidationFailed(
				array( self::FILES => implode( ' ', $errors ) ),
				__( 'Nothing was sent yet. Please choose all files again.', 'atoll' )
			);
		}
		return $uploads;
	}
}
