<?php

declare( strict_types=1 );

namespace Atoll\Admin;

use Atoll\Admin\Casework\AddNote;
use Atoll\Admin\Casework\CaseAction;
use Atoll\Admin\Casework\CaseDoor;
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
use Atoll\Admin\Casework\WithdrawRequest;
use Atoll\Admin\Entries\AccessLogPage;
use Atoll\Admin\Entries\EditScreen;
use Atoll\Admin\Entries\EntryScreen;
use Atoll\Admin\Entries\ExportDoor;
use Atoll\Admin\Entries\ListScreen;
use Atoll\Admin\Entries\PrintView;
use Atoll\Admin\Entries\Routes\CountEntries;
use Atoll\Admin\Entries\Routes\DeleteEntries;
use Atoll\Admin\Entries\Routes\ListColumns;
use Atoll\Admin\Entries\Routes\ListEntries;
use Atoll\Admin\Entries\Routes\ListFields;
use Atoll\Admin\Entries\Routes\ListForms;
use Atoll\Admin\Entries\Routes\MarkEntries;
use Atoll\Admin\Entries\Routes\MoveEntries;
use Atoll\Admin\Entries\SeenPanel;
use Atoll\Admin\Entries\SpamPanel;
use Atoll\Admin\Forms\DuplicateForm;
use Atoll\Admin\Forms\FormPreviewLink;
use Atoll\Admin\Forms\FormsList;
use Atoll\Admin\Forms\TrashQuestion;
use Atoll\Forms\Definitions\FormPostType;
use Atoll\Forms\Entries\FormCounts;
use Atoll\Forms\Page\FormTrial;
use Atoll\Platform\Http\Request;
use Atoll\Platform\Rest\Namespaces;
use Atoll\Platform\Services\Hooks;
use Atoll\Platform\Services\ServiceProvider;
use Atoll\Portal\Cases\StaffMail;
use Atoll\Site\Company;
use Atoll\Site\Style\FontLibrary;

/** Screens in wp-admin, what people may be told of themselves, and how a site begins. */
final class AdminProvider extends ServiceProvider {

	public function services(): array {
		return array(
			AdminPages::class => fn() => $this->services->make( AdminPages::class, entries: fn() => $this->get( EntriesPage::class ), settings: fn() => $this->get( SettingsPage::class ), log: fn() => $this->get( AccessLogPage::class ) ),
			SettingsPage::class => fn() => $this->services->make( SettingsPage::class, faces: $this->get( FontLibrary::class )->faces( ... ) ),
			ListScreen::class => fn() => $this->services->make( ListScreen::class, address: $this->get( Request::class )->address( ... ) ),
			AccessLogPage::class => fn() => $this->services->make( AccessLogPage::class, address: $this->get( Request::class )->address( ... ) ),
			PrintView::class => fn() => $this->services->make( PrintView::class, company: $this->get( Company::class )->name( ... ) ),
			EntryScreen::class => fn() => $this->services->make( EntryScreen::class, panels: $this->panels(), aside: $this->aside() ),
			CaseDoor::class => fn() => $this->services->make( CaseDoor::class, actions: $this->caseActions(), notices: EditScreen::notices() ),
			StaffMail::class => fn() => $this->services->make( StaffMail::class, screen: AdminPages::entry( ... ) ),
			FormPreviewLink::class => static fn() => new FormPreviewLink( static fn( int $post ): string => FormTrial::address( $post ) ),
			FormsList::class => fn() => $this->services->make( FormsList::class, counts: $this->get( FormCounts::class )->of( ... ) ),
		);
	}

	public function hooks( Hooks $hooks ): void {
		$hooks->action( 'admin_menu', fn() => $this->get( AdminPages::class )->addPages( ... ) );
		$hooks->filter( 'login_redirect', fn() => $this->get( Desk::class )->lead( ... ), 10, 3 );
		$hooks->action( 'admin_menu', fn() => $this->get( Desk::class )->clear( ... ), 999 );
		$hooks->action( 'load-index.php', fn() => $this->get( Desk::class )->send( ... ) );
		$hooks->action( 'admin_post_atoll_export', fn() => $this->get( ExportDoor::class )->answer( ... ) );
		$hooks->action( 'admin_post_atoll_file', fn() => $this->get( FileDownload::class )->answer( ... ) );
		$hooks->action( 'admin_post_nopriv_atoll_file', fn() => $this->get( FileDownload::class )->answer( ... ) );
		$hooks->filter( 'allowed_block_types_all', fn() => $this->get( FormEditor::class )->blocks( ... ), 10, 2 );
		$hooks->filter( 'block_categories_all', fn() => $this->get( FormEditor::class )->categories( ... ), 10, 2 );
		$hooks->filter( 'block_editor_settings_all', fn() => $this->get( FormEditor::class )->settings( ... ), 10, 2 );
		$hooks->filter( 'write_your_story', fn() => $this->get( FormEditor::class )->firstWords( ... ), 10, 2 );
		$hooks->filter( 'enter_title_here', fn() => $this->get( FormEditor::class )->titleWords( ... ), 10, 2 );
		$hooks->action( 'enqueue_block_assets', fn() => $this->get( FormEditor::class )->enqueueCanvas( ... ) );
		$hooks->action( 'enqueue_block_editor_assets', fn() => $this->get( FormPanels::class )->enqueue( ... ) );
		$hooks->action( 'admin_post_atoll_duplicate_form', fn() => $this->get( DuplicateForm::class )->answer( ... ) );
		$hooks->filter( 'is_post_type_viewable', fn() => $this->get( FormPreviewLink::class )->isViewable( ... ), 10, 2 );
		$hooks->filter( 'preview_post_link', fn() => $this->get( FormPreviewLink::class )->preview( ... ), 10, 2 );
		$hooks->filter( 'post_type_link', fn() => $this->get( FormPreviewLink::class )->preview( ... ), 10, 2 );
		$hooks->filter( 'register_' . FormPostType::NAME . '_post_type_args', static fn() => FormsList::underMenu( ... ) );
		$hooks->filter( 'manage_' . FormPostType::NAME . '_posts_columns', fn() => $this->get( FormsList::class )->columns( ... ) );
		$hooks->action( 'manage_' . FormPostType::NAME . '_posts_custom_column', fn() => $this->get( FormsList::class )->cell( ... ), 10, 2 );
		$hooks->filter( 'post_row_actions', fn() => $this->get( FormsList::class )->actions( ... ), 10, 2 );
		$hooks->filter( 'display_post_states', fn() => $this->get( FormsList::class )->withoutStates( ... ), 10, 2 );
		$hooks->action( 'load-edit.php', fn() => $this->get( FormsList::class )->load( ... ) );
		$hooks->action( 'admin_action_trash', fn() => $this->get( TrashQuestion::class )->ask( ... ) );
		$hooks->action( 'enqueue_block_editor_assets', fn() => $this->get( TrashQuestion::class )->tell( ... ) );
		$hooks->action( 'admin_notices', fn() => $this->get( MailNotice::class )->show( ... ) );
		$hooks->action( 'admin_post_atoll_mail_notice', fn() => $this->get( MailNotice::class )->answer( ... ) );
	}

	public function routes(): array {
		return array(
			Namespaces::ATOLL => array(
				'/entries' => array( ListEntries::class, DeleteEntries::class ),
				'/entries/columns' => array( ListColumns::class ),
				'/entries/counts' => array( CountEntries::class ),
				'/entries/forms' => array( ListForms::class ),
				'/entries/forms/(?P<form>[\d]+)' => array( ListFields::class ),
				'/entries/mark' => array( MarkEntries::class ),
				'/entries/move' => array( MoveEntries::class ),
			),
		);
	}

	/** @return list<EntryPanel> */
	private function panels(): array {
		return array(
			$this->get( AnswersPanel::class ),
			$this->get( EntryFiles::class ),
			$this->get( RequestsPanel::class ),
			$this->get( HistoryPanel::class ),
			$this->get( EntryMail::class ),
			$this->get( SeenPanel::class ),
		);
	}

	/** @return list<EntryPanel> */
	private function aside(): array {
		return array(
			$this->get( SpamPanel::class ),
			$this->get( StatusPanel::class ),
			$this->get( ClientPanel::class ),
			$this->get( FactsPanel::class ),
		);
	}

	/** @return list<CaseAction> */
	private function caseActions(): array {
		return array(
			$this->get( SetStatus::class ),
			$this->get( RequestDocument::class ),
			$this->get( WithdrawRequest::class ),
			$this->get( AddNote::class ),
			$this->get( InviteClient::class ),
			$this->get( TakeInvitationBack::class ),
			$this->get( MoveEntry::class ),
			$this->get( NotSpam::class ),
			$this->get( RetryMail::class ),
		);
	}
}
