<?php

declare( strict_types=1 );

namespace Atoll\Composition;

use Atoll\Engine\Display;
use Atoll\Forms\Csv\Csv;
use Atoll\Forms\Drafts\ResumeLinks;
use Atoll\Forms\Entries\EntryAnswers;
use Atoll\Portal\Applications\AnswerCsv;
use Atoll\Portal\Applications\AnswerSheet;
use Atoll\Portal\Applications\ApplicationBlock;
use Atoll\Portal\Applications\ApplicationDoor;
use Atoll\Portal\Applications\ApplicationMarkup;
use Atoll\Portal\Applications\ApplicationRows;
use Atoll\Portal\Applications\Applications as OwnApplications;
use Atoll\Portal\Applications\AskedApplication;
use Atoll\Portal\Applications\ClaimDraft;
use Atoll\Portal\Applications\ClaimOffer;
use Atoll\Portal\Applications\Dashboard;
use Atoll\Portal\Applications\DashboardDoor;
use Atoll\Portal\Applications\DashboardMarkup;
use Atoll\Portal\Applications\DiscardDraft;
use Atoll\Portal\Applications\DraftRows;
use Atoll\Portal\Applications\Example;
use Atoll\Portal\Applications\FormPages;
use Atoll\Portal\Applications\MissingRows;
use Atoll\Portal\Applications\OnlyMembers;
use Atoll\Portal\Applications\OpenedDraft;
use Atoll\Portal\Applications\OwnFiles;
use Atoll\Portal\Applications\Pager;
use Atoll\Portal\Applications\Start;
use Atoll\Portal\Cases\CaseFile;

/** What clients have begun and sent: their dashboard, each application, its files. */
final class Applications extends Area {

	public readonly ClaimOffer $offer;
	private OwnApplications $applications;
	private AskedApplication $asked;
	private AnswerSheet $sheet;
	private FormPages $pages;
	private OnlyMembers $members;

	public function __construct( private Forms $forms, private Storage $storage, private Submitting $submitting, private Uploading $uploading, private Casework $casework, private Portal $portal ) {
		$this->applications = new OwnApplications( $storage->entries, $forms->repository, $casework->cases );
		$this->asked        = new AskedApplication( $submitting->ownEntries, $submitting->visitors, $portal->request );
		$this->sheet        = new AnswerSheet( $forms->repository, new EntryAnswers( new Display( $forms->shapes, plainNumbers: true ), $forms->versions ), $uploading->uploads );
		$this->pages        = new FormPages( $forms->placed, $forms->placements );
		$this->members      = new OnlyMembers( $portal->places, $portal->redirects );
		$this->offer        = new ClaimOffer( $portal->forms, $portal->actions, $portal->places, $portal->redirects, $submitting->visitors );
	}

	public function modules(): array {
		$portal   = $this->portal;
		$visitors = $this->submitting->visitors;
		$files    = new OwnFiles( $this->uploading->repository, $this->uploading->sender, $this->uploading->links, $visitors, $portal->request );
		return array(
			new DashboardDoor( $this->submitting->drafting->own, $this->members, $visitors, $portal->request, $portal->places ),
			new ApplicationDoor( $this->asked, $this->applications, $this->sheet, new AnswerCsv( new Csv() ), $files, $this->pages, $this->members, $portal->request, $portal->places ),
		);
	}

	public function actions(): array {
		$own = $this->submitting->drafting->own;
		return array(
			new ClaimDraft( $own, new ResumeLinks(), $this->portal->places, $this->storage->rateLimit ),
			new DiscardDraft( $own, $this->portal->places ),
		);
	}

	public function dashboard(): Dashboard {
		$portal   = $this->portal;
		$visitors = $this->submitting->visitors;
		$markup   = new DashboardMarkup(
			new MissingRows( $portal->places ),
			new DraftRows( $portal->places, $portal->forms ),
			new ApplicationRows( $portal->places ),
			new Pager(),
			$portal->actions,
			$portal->posted,
			$portal->request,
			$portal->places
		);
		$opened = new OpenedDraft( $this->submitting->drafting->drafts, $this->offer, $this->storage->rateLimit, $visitors, $portal->request );
		return new Dashboard( $this->applications, $this->submitting->drafting->own, $opened, $markup, $this->members, new Start( $this->pages ), new Example( $this->casework->statuses ), $visitors, $portal->request, $portal->places );
	}

	public function block(): ApplicationBlock {
		$documents = $this->casework->documents;
		$markup    = new ApplicationMarkup( $this->portal->actions, static fn( CaseFile $case ): string => $documents->render( $case ) );
		return new ApplicationBlock( $this->asked, $this->applications, $this->sheet, $this->pages, $markup, $this->members, new Example( $this->casework->statuses ), $this->portal->request, $this->portal->places );
	}
}
