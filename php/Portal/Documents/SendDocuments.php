<?php

declare( strict_types=1 );

namespace Atoll\Portal\Documents;

use Atoll\Forms\Entries\EntryRepository;
use Atoll\Forms\Uploads\Receiver;
use Atoll\Forms\Uploads\Upload;
use Atoll\Platform\Access\Visitor;
use Atoll\Platform\Errors\DocumentRequestNotFound;
use Atoll\Platform\Errors\UploadRefused;
use Atoll\Platform\Http\PostedFile;
use Atoll\Platform\Http\PostedFiles;
use Atoll\Portal\Cases\Cases;
use Atoll\Portal\Cases\DocumentRequest;
use Atoll\Portal\Cases\RequestSlot;
use Atoll\Portal\Places;
use Atoll\Portal\Post\Action;
use Atoll\Portal\Post\Done;
use Atoll\Portal\Post\Fields;
use Atoll\Portal\Post\Intents;
use Atoll\Portal\Post\Mend;
use Atoll\Portal\Post\Notice;

/** A client sends what a document request asks for: every file of it, or none. */
final class SendDocuments implements Action {

	public const NAME  = 'send-documents';
	public const ENTRY = 'entry';
	public const FILES = 'files';

	public function __construct(
		private Cases $cases,
		private EntryRepository $entries,
		private PostedFiles $posted,
		private Receiver $receiver,
		private Places $places,
		private RequestSlot $slot,
	) {}

	public function name(): string {
		return self::NAME;
	}

	public function isForVisitors(): bool {
		return false;
	}

	public function notices(): array {
		return array(
			'documents-sent' => new Notice(
				__( 'Your documents have arrived', 'atoll' ),
				__( 'Thank you, your documents have arrived. We will look at them and come back to you if anything is missing.', 'atoll' ),
			),
		);
	}

	public function run( Fields $fields, Visitor $visitor ): Done|Mend {
		$request = $this->find( $fields->int( Intents::OF ), $fields->int( self::ENTRY ), $visitor );
		$files   = $this->posted->of( self::FILES );
		$most    = $this->slot->limits()->maxFiles;
		if ( array() === $files || count( $files ) > $most ) {
			/* translators: %d: number of files. */
			$message = array() === $files ? __( 'Please choose a file first.', 'atoll' ) : sprintf( __( 'Please send no more than %d files at once.', 'atoll' ), $most );
			return new Mend( array( self::FILES => $message ), __( 'Nothing was sent yet', 'atoll' ) );
		}
		$refused = array();
		$taken   = $this->take( $request, $files, $visitor, $refused );
		if ( array() !== $refused ) {
			return new Mend( array( self::FILES => implode( ' ', $refused ) ), __( 'Nothing was sent yet. Please choose all files again.', 'atoll' ) );
		}
		$this->cases->receive( $request, array_values( array_unique( array_map( static fn( Upload $upload ) => $upload->id, $taken ) ) ), $visitor );
		return new Done( $this->places->application( $request->entryId ) ?: $this->places->dashboard(), 'documents-sent' );
	}

	/**
	 * Not theirs, not there and not asked for any more are one answer. One that was received just now goes on: the same
	 * files sent twice are received once.
	 */
	private function find( int $id, int $entryId, Visitor $visitor ): DocumentRequest {
		$entry   = $this->entries->find( $entryId );
		$request = $this->cases->findRequest( $id, $entryId );
		$isTheir = null !== $entry && 'active' === $entry->status && $visitor->isLoggedIn() && $entry->createdBy === $visitor->userId();
		return $isTheir && null !== $request && DocumentRequest::WITHDRAWN !== $request->state ? $request : throw new DocumentRequestNotFound();
	}

	/**
	 * @param non-empty-list<PostedFile> $files
	 * @param list<string>               $refused Gets a sentence for each file that is not taken.
	 * @return list<Upload>
	 */
	private function take( DocumentRequest $request, array $files, Visitor $visitor, array &$refused ): array {
		$slot  = $this->slot->of( $request, $visitor );
		$taken = array();
		foreach ( $files as $file ) {
			try {
				$taken[] = $this->receiver->take( $slot, $file->name, $file, $visitor );
			} catch ( UploadRefused $why ) {
				/* translators: 1: name of a file, 2: why it was not taken. */
				$refused[] = sprintf( __( '%1$s - %2$s', 'atoll' ), mb_scrub( $file->name, 'UTF-8' ), $why->getMessage() );
			}
		}
		return $taken;
	}
}
