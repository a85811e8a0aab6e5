<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries;

use Atoll\Engine\Display;
use Atoll\Engine\Engine;
use Atoll\Forms\Captcha\CaptchaCheck;
use Atoll\Forms\Captcha\TokenUse;
use Atoll\Forms\Csv\AnswerSheet;
use Atoll\Forms\Drafts\Consumption;
use Atoll\Forms\Entries\Export\ExportColumns;
use Atoll\Forms\Entries\Retention\Retention;
use Atoll\Forms\Entries\Retention\RetentionHealth;
use Atoll\Forms\Entries\Routes\LoadEntry;
use Atoll\Forms\Mail\Notifications;
use Atoll\Forms\Page\KeptSecrets;
use Atoll\Forms\Spam\SpamGuard;
use Atoll\Forms\Submission\AnswerReader;
use Atoll\Forms\Submission\Steps\AdmitSubmission;
use Atoll\Forms\Submission\Steps\AllowSaving;
use Atoll\Forms\Submission\Steps\AnnounceEntry;
use Atoll\Forms\Submission\Steps\FindChange;
use Atoll\Forms\Submission\Steps\FindEarlier;
use Atoll\Forms\Submission\Steps\FindForm;
use Atoll\Forms\Submission\Steps\JudgeSpam;
use Atoll\Forms\Submission\Steps\KeepDraft;
use Atoll\Forms\Submission\Steps\LimitSaving;
use Atoll\Forms\Submission\Steps\ReadAnswers;
use Atoll\Forms\Submission\Steps\RunChecks;
use Atoll\Forms\Submission\Steps\SalvageAnswers;
use Atoll\Forms\Submission\Steps\StoreEntry;
use Atoll\Forms\Submission\Steps\ValidateAnswers;
use Atoll\Forms\Submission\SubmissionPipeline;
use Atoll\Forms\Uploads\ClaimFiles;
use Atoll\Forms\Uploads\Links;
use Atoll\Forms\Uploads\SubmittedFiles;
use Atoll\Forms\Uploads\Uploads;
use Atoll\Platform\Rest\Namespaces;
use Atoll\Platform\Services\Hooks;
use Atoll\Platform\Services\ServiceProvider;

/** From a submission to a stored entry, and what becomes of it. */
final class EntriesProvider extends ServiceProvider {

	/** Every step of every purpose; {@see SubmissionPipeline} says which take part and in what order. */
	private const STEPS = array(
		FindEarlier::class,
		FindForm::class,
		FindChange::class,
		AdmitSubmission::class,
		ReadAnswers::class,
		SalvageAnswers::class,
		ValidateAnswers::class,
		RunChecks::class,
		JudgeSpam::class,
		StoreEntry::class,
		AnnounceEntry::class,
		LimitSaving::class,
		AllowSaving::class,
		KeepDraft::class,
	);

	public function services(): array {
		return array(
			AnswerReader::class => fn() => new AnswerReader( $this->get( Engine::class ), $this->get( SubmittedFiles::class ), $this->get( KeptSecrets::class ) ),
			RunChecks::class => fn() => new RunChecks( $this->get( CaptchaCheck::class ) ),
			SubmissionPipeline::class => fn() => new SubmissionPipeline( ...array_map( $this->services->get( ... ), self::STEPS ) ),
			EntryStore::class => fn() => $this->services->make( EntryStore::class, participants: $this->participants() ),
			Desk::class => fn() => $this->services->make(
				Desk::class,
				belongings: $this->services->all( Belonging::class ),
				observers: $this->services->all( MoveObserver::class ),
			),
			ExportColumns::class => fn() => $this->services->make( ExportColumns::class, zone: wp_timezone() ),
			AnswerSheet::class => fn() => new AnswerSheet( $this->services->make( Display::class, plainNumbers: true ) ),
			Guard::class => fn() => $this->get( SpamGuard::class ),
			EntryFiles::class => fn() => $this->get( Uploads::class ),
			FileLinks::class => fn() => $this->get( Links::class ),
		);
	}

	public function hooks( Hooks $hooks ): void {
		$hooks->filter( 'site_status_tests', fn() => $this->get( RetentionHealth::class )->add( ... ) );
	}

	public function routes(): array {
		return array(
			Namespaces::ATOLL => array(
				'/entries/load' => array( LoadEntry::class ),
			),
		);
	}

	public function jobs(): array {
		return array(
			'atoll_entries_trash' => fn() => $this->get( TrashEmptying::class )->run(),
			'atoll_retention' => fn() => $this->get( Retention::class )->run(),
		);
	}

	/** @return list<Participant> What is written together with an entry, in this order. */
	private function participants(): array {
		return array(
			$this->get( KeptVersion::class ),
			$this->get( TokenUse::class ),
			$this->get( ClaimFiles::class ),
			$this->get( Notifications::class ),
			$this->get( Consumption::class ),
		);
	}
}
