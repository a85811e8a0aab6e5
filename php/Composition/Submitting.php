<?php

declare( strict_types=1 );

namespace Atoll\Composition;

use Atoll\Engine\Display;
use Atoll\Engine\Markup\FormMarkup;
use Atoll\Forms\Csv\AnswerSheet;
use Atoll\Forms\Csv\Csv;
use Atoll\Forms\Drafts\Consumption;
use Atoll\Forms\Drafts\Draft;
use Atoll\Forms\Drafts\SaveLimit;
use Atoll\Forms\Entries\Admission;
use Atoll\Forms\Entries\ClosingWords;
use Atoll\Forms\Entries\Confirmations;
use Atoll\Forms\Entries\EntryStore;
use Atoll\Forms\Entries\EntryTally;
use Atoll\Forms\Entries\GoneQuestions;
use Atoll\Forms\Entries\KeptVersion;
use Atoll\Forms\Entries\OwnEntries;
use Atoll\Forms\Entries\Routes\LoadEntry;
use Atoll\Forms\Entries\StoredAnswers;
use Atoll\Forms\Page\Buttons\BackButton;
use Atoll\Forms\Page\Buttons\Button;
use Atoll\Forms\Page\Buttons\ChangeButton;
use Atoll\Forms\Page\Buttons\CheckButton;
use Atoll\Forms\Page\Buttons\CsvButton;
use Atoll\Forms\Page\Buttons\NextButton;
use Atoll\Forms\Page\Buttons\SaveWithoutFiles;
use Atoll\Forms\Page\Buttons\SubmitButton;
use Atoll\Forms\Page\ClosedForms;
use Atoll\Forms\Page\ConfirmationLinks;
use Atoll\Forms\Page\Continuations;
use Atoll\Forms\Page\Departure;
use Atoll\Forms\Page\ExactWords;
use Atoll\Forms\Page\FormParts;
use Atoll\Forms\Page\FormRenderer;
use Atoll\Forms\Page\FormViews;
use Atoll\Forms\Page\KeptSecrets;
use Atoll\Forms\Page\NamedPolicy;
use Atoll\Forms\Page\OpenedEntries;
use Atoll\Forms\Page\OpenedNotice;
use Atoll\Forms\Page\Owners;
use Atoll\Forms\Page\PlainPost;
use Atoll\Forms\Page\PostedForms;
use Atoll\Forms\Page\PostedTitle;
use Atoll\Forms\Page\PostRequest;
use Atoll\Forms\Page\Prefill;
use Atoll\Forms\Page\SendingNews;
use Atoll\Forms\Page\SentForms;
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
use Atoll\Forms\Uploads\Refusals;
use Atoll\Platform\Access\Ownership;
use Atoll\Platform\Access\Visitors;
use Atoll\Platform\Http\FormBody;
use Atoll\Platform\Islands\Islands;
use Atoll\Platform\Islands\Parts;
use Atoll\Site\Company;

/** From a printed form to a stored entry. */
final class Submitting extends Area {

	public readonly SubmissionPipeline $pipeline;
	public readonly Confirmations $confirmations;
	public readonly Visitors $visitors;
	public readonly FormBody $bodies;
	public readonly Drafting $drafting;
	public readonly OwnEntries $ownEntries;
	public readonly Admission $admission;
	private Continuations $continuations;
	private PlainPost $plainPost;
	private ConfirmationLinks $links;
	private PostedForms $posted;
	private Owners $owners;
	private KeptSecrets $secrets;
	private ?FormRenderer $renderer = null;

	/**
	 * @param \Closure( Draft, string ): string $offer A way to keep a saved form, which the link opens, with an account.
	 * @param \Closure(): string                $login Where one logs in and is led back to the page that is shown.
	 */
	public function __construct( private Forms $forms, private Storage $storage, Mailing $mailing, private Captchas $captchas, public readonly SpamFilter $spam, private AddressLookup $addresses, private Uploading $uploading, private Islands $islands, private Company $company, private StoredAnswers $answers, \Closure $offer, private \Closure $login, \wpdb $wpdb ) {
		// What is written together with an entry, in this order.
		$participants        = array(
			new KeptVersion( $forms->versions ),
			$captchas->use,
			$uploading->claim,
			$mailing->notifications,
			new Consumption( $storage->drafts ),
		);
		$this->admission     = new Admission( new EntryTally( $wpdb ), new ClosingWords(), time( ... ) );
		$store               = new EntryStore( $storage->entries, $storage->transaction, $storage->livingLogin, $this->admission, $participants );
		$this->ownEntries    = new OwnEntries( $storage->entries, $forms->repository );
		$this->secrets       = new KeptSecrets( $storage->seal, time( ... ) );
		$reader              = new AnswerReader( $forms->engine, $uploading->source, $this->secrets );
		$this->confirmations = new Confirmations( $forms->engine, $mailing->tags, $answers );
		$this->visitors      = new Visitors();
		$this->bodies        = new FormBody();

		$this->drafting      = new Drafting( $forms, $storage, $mailing, $uploading, $reader, $this->visitors, $offer );
		$change              = new FindChange( $this->ownEntries );
		$this->pipeline      = new SubmissionPipeline(
			new FindEarlier( $store, $forms->repository ),
			new FindForm( $forms->repository ),
			$change,
			new AdmitSubmission( $this->admission, $spam->guard ),
			new ReadAnswers( $reader ),
			new SalvageAnswers( $forms->repository, $change, $reader ),
			new ValidateAnswers( $forms->engine, $reader ),
			new RunChecks( $captchas->check ),
			new JudgeSpam( $spam->guard ),
			new StoreEntry( $store, new GoneQuestions( $forms->versions, $forms->engine, $reader ) ),
			new AnnounceEntry(),
			new LimitSaving( new SaveLimit( $storage->rateLimit ) ),
			new AllowSaving(),
			new KeepDraft( $this->drafting->drafts ),
		);
		$this->links         = new ConfirmationLinks();
		$this->posted        = new PostedForms();
		$this->continuations = new Continuations(
			array( $this->drafting->resumed, new OpenedEntries( $this->ownEntries, $forms->engine, $uploading->uploads, $this->posted, $this->visitors, new OpenedNotice( $this->admission, $this->visitors ) ) )
		);
		$this->owners        = new Owners( new Ownership() );
		$this->plainPost     = new PlainPost( new PostRequest( $this->bodies ), $this->buttons( $uploading->refusals ), $uploading->intake, $this->pipeline, $this->links, $this->posted, $this->owners, $this->visitors );
	}

	public function modules(): array {
		return array( $this->plainPost, new PostedTitle( $this->posted, $this->links, $this->forms->repository, $this->visitors ), new ExactWords(), new SendingNews( $this->links, $this->visitors, $this->islands ), ...$this->drafting->modules(), $this->continuations );
	}

	public function jobs(): array {
		return $this->drafting->jobs();
	}

	public function routes(): array {
		return array( ...$this->drafting->routes(), new LoadEntry( $this->ownEntries, $this->storage->rateLimit ) );
	}

	/** @return non-empty-list<Button> The first one that was pressed answers; sending is what a post means else. */
	private function buttons( Refusals $refusals ): array {
		$submit = new SubmitButton( $this->pipeline, $this->posted, new Departure( $this->confirmations, $this->links, $this->visitors ) );
		return array(
			new SaveWithoutFiles( $refusals, $this->pipeline, $this->posted ),
			...$this->drafting->buttons( $this->pipeline ),
			new CsvButton( $this->pipeline, $this->storage->entries, $this->forms->repository, $this->forms->engine, $this->answers, $this->links, $this->visitors, new AnswerSheet( new Display( $this->forms->shapes, plainNumbers: true ) ), new Csv() ),
			new ChangeButton( $this->pipeline, $this->posted ),
			new CheckButton( $this->pipeline, $this->posted ),
			new BackButton( $this->pipeline, $this->posted ),
			new NextButton( $this->pipeline, $this->posted, $submit ),
			$submit,
		);
	}

	/** Most requests print no form. */
	public function renderer(): FormRenderer {
		return $this->renderer ??= $this->makeRenderer();
	}

	private function makeRenderer(): FormRenderer {
		$told  = array( 'captcha' => $this->captchas->part, 'address' => $this->addresses->part, 'upload' => $this->uploading->part, 'save' => $this->drafting->part );
		$parts = new FormParts( new Parts( $told ), $this->captchas->part, $this->uploading->part, new NamedPolicy(), $this->forms->review );
		$sent  = new SentForms( $this->links, $this->confirmations, $this->storage->entries, $this->forms->repository, $this->visitors );
		$views = new FormViews( $this->posted, $sent, $this->owners, $this->secrets, $this->continuations, new Prefill( $this->forms->engine ), $this->forms->engine, $parts, $this->spam->token, $this->company->telephone, $this->login );
		return new FormRenderer( $this->forms->repository, FormMarkup::standard( $this->forms->shapes ), $this->islands, $this->posted, $views, $parts, new ClosedForms( $this->admission, $this->posted, $this->links, $this->continuations, $this->visitors, $this->login ) );
	}
}
