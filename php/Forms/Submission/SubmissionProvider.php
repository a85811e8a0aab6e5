<?php

declare( strict_types=1 );

namespace Atoll\Forms\Submission;

use Atoll\Engine\FormEngine;
use Atoll\Forms\Captcha\CaptchaCheck;
use Atoll\Forms\Captcha\Tokens\CaptchaTokenUse;
use Atoll\Forms\Drafts\DeleteSentDraft;
use Atoll\Forms\Notifications\FormNotifications;
use Atoll\Forms\Page\Posting\EncryptedPasswords;
use Atoll\Forms\Spam\SpamScorer;
use Atoll\Forms\Submission\Steps\RunChecks;
use Atoll\Forms\Uploads\Entries\ClaimFiles;
use Atoll\Forms\Uploads\Entries\SubmittedFiles;
use Atoll\Platform\Services\ServiceProvider;

/** Who takes part in a submission: what adds answers, what checks them, and what is written together with an entry. */
final class SubmissionProvider extends ServiceProvider {

	public function services(): array {
		return array(
			SubmissionPipeline::class => fn() => new SubmissionPipeline( $this->services->get( ... ) ),
			AnswerReader::class => fn() => new AnswerReader(
				$this->get( FormEngine::class ),
				$this->get( SubmittedFiles::class ),
				$this->get( EncryptedPasswords::class )
			),
			RunChecks::class => fn() => new RunChecks( $this->get( CaptchaCheck::class ) ),
			SpamFilter::class => fn() => $this->get( SpamScorer::class ),
			EntryStore::class => fn() => $this->services->make(
				EntryStore::class,
				listeners: $this->listeners()
			),
		);
	}

	/** @return list<TransactionListener> In this order. */
	private function listeners(): array {
		return array(
			$this->get( KeepFormVersion::class ),
			$this->get( CaptchaTokenUse::class ),
			$this->get( ClaimFiles::class ),
			$this->get( FormNotifications::class ),
			$this->get( DeleteSentDraft::class ),
		);
	}
}
