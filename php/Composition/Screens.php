<?php

declare( strict_types=1 );

namespace Atoll\Composition;

use Atoll\Admin\AdminPages;
use Atoll\Admin\AnswersPanel;
use Atoll\Admin\Casework\AddNote;
use Atoll\Admin\Casework\Applicant;
use Atoll\Admin\Casework\CaseAction;
use Atoll\Admin\Casework\CaseDoor;
use Atoll\Admin\Casework\CaseForms;
use Atoll\Admin\Casework\ClientPanel;
use Atoll\Admin\Casework\HistoryPanel;
use Atoll\Admin\Casework\InviteClient;
use Atoll\Admin\Casework\MoveEntry;
use Atoll\Admin\Casework\NotSpam;
use Atoll\Admin\Casework\RequestDocument;
use Atoll\Admin\Casework\RequestsPanel;
use Atoll\Admin\Casework\RetryMail;
use Atoll\Admin\Casework\SetStatus;
use Atoll\Admin\Casework\StatusPanel;
use Atoll\Admin\Casework\TakeInvitationBack;
use Atoll\Admin\Casework\Typed;
use Atoll\Admin\Casework\WithdrawRequest;
use Atoll\Admin\Desk;
use Atoll\Admin\Entries\AccessLogPage;
use Atoll\Admin\Entries\AccessTable;
use Atoll\Admin\Entries\EditForm;
use Atoll\Admin\Entries\EditScreen;
use Atoll\Admin\Entries\EntryScreen;
use Atoll\Admin\Entries\EntryScript;
use Atoll\Admin\Entries\ListScreen;
use Atoll\Admin\Entries\PrintView;
use Atoll\Admin\Entries\SeenPanel;
use Atoll\Admin\Entries\SpamPanel;
use Atoll\Admin\EntriesPage;
use Atoll\Admin\EntryMail;
use Atoll\Admin\FactsPanel;
use Atoll\Admin\UnreadBubble;
use Atoll\Engine\Markup\FieldMarkup;
use Atoll\Platform\Access\Visitors;
use Atoll\Platform\Http\Request;
use Atoll\Platform\Paths;
use Atoll\Portal\Clients\Invitations;
use Atoll\Site\Company;

/** Screens in wp-admin. */
final class Screens extends Area {

	private ?EntriesPage $screen = null;

	public function __construct( private Forms $forms, private Storage $storage, private Mailing $mailing, private Uploading $uploading, private SiteSettings $settings, private Casework $casework, private Invitations $invitations, private EntryReading $reading, private EntryKeeping $keeping, private Company $company, private Paths $paths ) {}

	public function modules(): array {
		return array( new AdminPages( $this->entries( ... ), $this->settings->page( ... ), $this->accessLog( ... ), new UnreadBubble( $this->storage->entries ) ), new Desk() );
	}

	private function entries(): EntriesPage {
		return $this->screen ??= $this->makeEntries();
	}

	/** @return list<CaseAction> */
	private function caseActions(): array {
		$cases = $this->casework->cases;
		return array( new SetStatus( $cases ), new RequestDocument( $cases ), new WithdrawRequest( $cases ), new AddNote( $cases ), new InviteClient( $cases, $this->invitations, $this->storage->transaction ), new TakeInvitationBack( $cases, $this->invitations, $this->storage->transaction ), new MoveEntry( $cases ), new NotSpam( $this->keeping->spam ), new RetryMail( $this->mailing->mails, $this->mailing->retries, $cases ) );
	}

	private function makeEntries(): EntriesPage {
		$request  = new Request();
		$typed    = new Typed( $request );
		$forms    = new CaseForms( $typed );
		$entries  = $this->storage->entries;
		$words    = $this->reading->words;
		$files    = $this->uploading->entryFiles;
		$visitors = new Visitors();
		$script   = new EntryScript( $this->paths );
		$log      = $this->reading->log;
		$door     = new CaseDoor( $this->caseActions(), $forms, $typed, $entries, $visitors, EditScreen::notices() );
		$panels   = array( new AnswersPanel( $words, $files ), $files, new RequestsPanel( $files, $forms ), new HistoryPanel( $forms ), new EntryMail( $this->mailing->mails, $forms ), new SeenPanel( $this->reading->records, new AccessTable() ) );
		$aside    = array( new SpamPanel( $forms ), new StatusPanel( $this->casework->statuses, $forms ), new ClientPanel( $words, new Applicant( $this->forms->repository ), $this->invitations, $forms ), new FactsPanel( $words, $forms ) );
		return new EntriesPage(
			$entries,
			$words,
			$request,
			new ListScreen( $script, $request->address( ... ) ),
			new EntryScreen( $script, $entries, $this->casework->cases, $door, $log, $visitors, $panels, $aside ),
			new EditScreen( $this->keeping->desk, $words, $this->forms->engine, new EditForm( $this->forms->engine, FieldMarkup::standard() ), $script, $request, $visitors, $log ),
			new PrintView( $entries, $words, $files, $log, $this->company->name( ... ) ),
			$door,
			$visitors,
		);
	}

	private function accessLog(): AccessLogPage {
		return new AccessLogPage( $this->reading->records, new AccessTable(), new EntryScript( $this->paths ), ( new Request() )->address( ... ) );
	}
}
