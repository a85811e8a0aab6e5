<?php

declare( strict_types=1 );

namespace Atoll\Composition;

use Atoll\Access\Visitors;
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
use Atoll\Admin\Casework\RequestDocument;
use Atoll\Admin\Casework\RequestsPanel;
use Atoll\Admin\Casework\SetStatus;
use Atoll\Admin\Casework\StatusPanel;
use Atoll\Admin\Casework\TakeInvitationBack;
use Atoll\Admin\Casework\Typed;
use Atoll\Admin\Casework\WithdrawRequest;
use Atoll\Admin\Desk;
use Atoll\Admin\EntriesPage;
use Atoll\Admin\EntryFields;
use Atoll\Admin\EntryMail;
use Atoll\Admin\FactsPanel;
use Atoll\Clients\Invitations;
use Atoll\Entries\EntryAnswers;
use Atoll\Forms\Display;
use Atoll\Http\Request;

/** Screens in wp-admin. */
final class Screens extends Area {

	private ?EntriesPage $screen = null;

	public function __construct( private Forms $forms, private Storage $storage, private Mailing $mailing, private Uploading $uploading, private SiteSettings $settings, private Casework $casework, private Invitations $invitations ) {}

	public function modules(): array {
		return array( new AdminPages( $this->entries( ... ), $this->settings->page( ... ) ), new Desk() );
	}

	private function entries(): EntriesPage {
		return $this->screen ??= $this->makeEntries();
	}

	/** @return list<CaseAction> */
	private function caseActions(): array {
		$cases = $this->casework->cases;
		return array( new SetStatus( $cases ), new RequestDocument( $cases ), new WithdrawRequest( $cases ), new AddNote( $cases ), new InviteClient( $cases, $this->invitations, $this->storage->transaction ), new TakeInvitationBack( $cases, $this->invitations, $this->storage->transaction ), new MoveEntry( $cases ) );
	}

	private function makeEntries(): EntriesPage {
		$typed  = new Typed( new Request() );
		$forms  = new CaseForms( $typed );
		$fields = new EntryFields( $this->forms->repository, new EntryAnswers( new Display( $this->forms->shapes ) ) );
		$files  = $this->uploading->entryFiles;
		return new EntriesPage(
			$this->storage->entries,
			$fields,
			$files,
			$this->casework->cases,
			new CaseDoor( $this->caseActions(), $forms, $typed, $this->storage->entries, new Visitors() ),
			array( new AnswersPanel( $fields, $files ), $files, new RequestsPanel( $files, $forms ), new HistoryPanel( $forms ), new EntryMail( $this->mailing->mails ) ),
			array( new StatusPanel( $this->casework->statuses, $forms ), new ClientPanel( $fields, new Applicant( $this->forms->repository ), $this->invitations, $forms ), new FactsPanel( $fields, $forms ) ),
		);
	}
}
