<?php

declare( strict_types=1 );

namespace Atoll\Forms\Drafts;

use Atoll\Forms\Drafts\Encryption\DraftEncryption;
use Atoll\Forms\Drafts\Encryption\DraftToken;
use Atoll\Forms\Drafts\Storage\DraftRepository;
use Atoll\Forms\Drafts\Storage\DraftWriter;
use Atoll\Forms\Submission\Submission;
use Atoll\Platform\Errors\ErrorLog;

/** Keeps a draft when an older page of it is sent, so that it can be sent as well, unless its content is the same. */
final class NewerDraft {

	public function __construct(
		private DraftRepository $drafts,
		private DraftReader $reader,
		private DraftInputs $inputs,
		private DraftEncryption $encryption,
		private SeparateFormVisit $separate,
		private DraftWriter $writer,
	) {}

	/**
	 * Gives the draft its own key and copies of its files, since the entry now has the original ones. Its version
	 * stays, as nobody has saved it. If it holds just what was sent, the sent page saved it but never got the response,
	 * so it is deleted. After an error here, the draft still opens, and sending it shows a message; the entry is stored
	 * regardless.
	 *
	 * @param Submission $sent From the older page.
	 */
	public function separate( int $formNumber, string $token, Submission $sent ): void {
		try {
			$row = $this->drafts->find( $formNumber, DraftToken::hash( $token ) );
			if ( null === $row ) {
				return;
			}
			$draft = $this->reader->openRow( $row );
			$save  = DraftSave::ofDraft( $draft, $sent->visitor, $row->sourceUrl );
			if ( $save->submission->withKey( $sent->key )->fingerprint() === $sent->fingerprint() ) {
				$this->writer->deleteVersion( $row );
				return;
			}
			$own     = $this->separate->create( $save, $token, $row->id );
			$content = $this->inputs->collect( $own->form, $own->submission, $own->answers, $draft->inputs );
			$this->writer->replaceFilling(
				$this->encryption->row( $own, $content, $token, $row->userId, $row ),
				$own
			);
		} catch ( \Throwable $error ) {
			( new ErrorLog() )->write( $error, 'a saved form of which an older page was sent' );
		}
	}
}
