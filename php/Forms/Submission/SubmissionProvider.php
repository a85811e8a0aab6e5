<?php

declare( strict_types=1 );

namespace Atoll\Forms\Submission;

use Atoll\Engine\Definition\Form;
use Atoll\Forms\Captcha\CaptchaCheck;
use Atoll\Forms\Captcha\Tokens\CaptchaTokenUse;
use Atoll\Forms\Drafts\DeleteSentDraft;
use Atoll\Forms\Entries\Changes\AnswersObserver;
use Atoll\Forms\Notifications\FormNotifications;
use Atoll\Forms\Page\Posting\EncryptedPasswords;
use Atoll\Forms\Spam\SpamScorer;
use Atoll\Forms\Submission\Limits\FormAvailabilityEvent;
use Atoll\Forms\Submission\Steps\RunChecks;
use Atoll\Forms\Uploads\Entries\ClaimFiles;
use Atoll\Forms\Uploads\Entries\SubmittedFiles;
use Atoll\Platform\Http\PageChanges;
use Atoll\Platform\Services\Hooks;
use Atoll\Platform\Services\ServiceProvider;

/**
 * Registers what takes part in a submission: sources of answers, checks, and what is stored together with an entry.
 * Also what opens and closes forms.
 */
final class SubmissionProvider extends ServiceProvider {

	/** WP-Cron event at the time when a form opens or closes. */
	public const OPENS_OR_CLOSES = 'atoll_form_opens_or_closes';

	public function services(): array {
		return array(
			SubmissionPipeline::class => fn() => new SubmissionPipeline( $this->services->get( ... ) ),
			AnswerReader::class => fn() => $this->services->make( AnswerReader::class, sources: $this->sources( ... ) ),
			RunChecks::class => fn() => new RunChecks( $this->get( CaptchaCheck::class ) ),
			SpamFilter::class => fn() => $this->get( SpamScorer::class ),
			EntryStore::class => fn() => $this->services->make(
				EntryStore::class,
				listeners: $this->listeners(),
				changeObservers: fn(): array => $this->services->all( AnswersObserver::class )
			),
		);
	}

	public function hooks( Hooks $hooks ): void {
		// Also runs after the event itself, which announces changed pages.
		$hooks->action( 'atoll_pages_changed', fn() => $this->get( FormAvailabilityEvent::class )->plan( ... ), 10, 0 );
		$hooks->action( self::OPENS_OR_CLOSES, fn() => $this->get( PageChanges::class )->note( ... ), 10, 0 );
	}

	public function jobs(): array {
		return array( 'atoll_forms_plan' => fn() => $this->get( FormAvailabilityEvent::class )->planAgain() );
	}

	public function deactivate(): void {
		wp_unschedule_hook( self::OPENS_OR_CLOSES );
	}

	/** @return list<AnswerSource> Where answers to a form come from, besides its inputs. */
	private function sources( Form $form ): array {
		return array(
			...array() === $form->fileFields() ? array() : array( $this->get( SubmittedFiles::class ) ),
			...array() === $form->secretFields() ? array() : array( $this->get( EncryptedPasswords::class ) ),
		);
	}

	/** @return list<TransactionListener> In the order in which they run. */
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
