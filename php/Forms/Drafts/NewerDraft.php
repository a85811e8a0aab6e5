<?php

declare( strict_types=1 );

namespace Atoll\Forms\Drafts;

use Atoll\Forms\Drafts\Encryption\DraftEncryption;
use Atoll\Forms\Drafts\Encryption\DraftToken;
use Atoll\Forms\Drafts\Storage\DraftRepository;
use Atoll\Forms\Drafts\Storage\DraftWriter;
use Atoll\Forms\Submission\Submission;
use Atoll\Platform\Errors\ErrorLog;

/** A draft of which an older page was sent: it stays, and can be sent too, unless it holds the same. */
final class NewerDraft {

	public function __construct(
		private DraftRepository $drafts,
		private DraftReader $reader,
		private DraftInputs $inputs,
		private DraftEncryption $encryption,
		private SeparateFilling $separate,
		private DraftWriter $writer,
	) {}

	/**
	 * Gives it a key and copies of files of its own, since the entry has those that it had. Nobody has saved it, so
	 * that its version stays. One that holds just what was sent was saved from that page, which never got the answer:
	 * it ends. Where it fails the draft still opens, and whoever sends it is told: the entry is stored.
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
			$own     = $this->separate->of( $save, $token, $row->id );
			$content = $this->inputs->of( $own->form, $own->submission, $own->answers, $draft->inputs );
			$this->writer->replaceFilling(
				$this->encryption->row( $own, $content, $token, $row->userId, $row ),
				$own
			);
		} catch ( \Throwable $error ) {
			( new ErrorLog() )->write( $error, 'a saved form of which an older page was sent' );
		}
	}
}
