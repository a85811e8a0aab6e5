<?php

declare( strict_types=1 );

namespace Atoll\Admin;

use Atoll\Admin\Applications\Actions\AddNoteAction;
use Atoll\Admin\Applications\Actions\InviteClientAction;
use Atoll\Admin\Applications\Actions\RequestDocumentAction;
use Atoll\Admin\Applications\Actions\RevokeInvitationAction;
use Atoll\Admin\Applications\Actions\SetStatusAction;
use Atoll\Admin\Applications\Actions\WithdrawRequestAction;
use Atoll\Admin\Applications\Panels\ClientPanel;
use Atoll\Admin\Applications\Panels\HistoryPanel;
use Atoll\Admin\Applications\Panels\RequestsPanel;
use Atoll\Admin\Applications\Panels\StatusPanel;
use Atoll\Admin\Entries\AccessLogPage;
use Atoll\Admin\Entries\Actions\EntryAction;
use Atoll\Admin\Entries\Actions\EntryActionController;
use Atoll\Admin\Entries\Actions\MoveEntryAction;
use Atoll\Admin\Entries\Actions\NotSpamAction;
use Atoll\Admin\Entries\Actions\RetryMailAction;
use Atoll\Admin\Entries\EntryEditScreen;
use Atoll\Admin\Entries\EntryListScreen;
use Atoll\Admin\Entries\EntryPrintView;
use Atoll\Admin\Entries\EntryScreen;
use Atoll\Admin\Entries\ExportController;
use Atoll\Admin\Entries\FileDownload;
use Atoll\Admin\Entries\Panels\AccessPanel;
use Atoll\Admin\Entries\Panels\AnswersPanel;
use Atoll\Admin\Entries\Panels\EntryPanel;
use Atoll\Admin\Entries\Panels\FactsPanel;
use Atoll\Admin\Entries\Panels\FilesPanel;
use Atoll\Admin\Entries\Panels\MailPanel;
use Atoll\Admin\Entries\Panels\SpamPanel;
use Atoll\Admin\Entries\Routes\CountEntries;
use Atoll\Admin\Entries\Routes\DeleteEntries;
use Atoll\Admin\Entries\Routes\ListEntryForms;
use Atoll\Admin\Entries\Routes\ListEntryRows;
use Atoll\Admin\Entries\Routes\ListExportColumns;
use Atoll\Admin\Entries\Routes\ListFormFields;
use Atoll\Admin\Entries\Routes\MarkEntries;
use Atoll\Admin\Entries\Routes\MoveEntries;
use Atoll\Admin\Forms\DuplicateForm;
use Atoll\Admin\Forms\FormEditor;
use Atoll\Admin\Forms\FormPanels;
use Atoll\Admin\Forms\FormPreviewLink;
use Atoll\Admin\Forms\FormsList;
use Atoll\Admin\Forms\FormsListColumns;
use Atoll\Admin\Forms\NewFormPage;
use Atoll\Admin\Forms\TrashWarning;
use Atoll\Forms\Definitions\Posts\FormPostType;
use Atoll\Forms\Entries\Storage\EntryCounts;
use Atoll\Forms\Page\Rendering\FormPreview;
use Atoll\Forms\Uploads\UploadsProvider;
use Atoll\Platform\Http\CurrentRequest;
use Atoll\Platform\Rest\RestNamespaces;
use Atoll\Platform\Services\Hooks;
use Atoll\Platform\Services\ServiceProvider;
use Atoll\Portal\Applications\Mail\StaffMail;
use Atoll\Site\Company;
use Atoll\Site\Style\FontLibrary;

/** Services for the screens in wp-admin: entries, forms and settings. */
final class AdminProvider extends ServiceProvider {

	/** Actions of admin-post.php, and of their nonces. */
	public const EXPORT         = 'atoll_export';
	public const DUPLICATE_FORM = 'atoll_duplicate_form';
	public const MAIL_NOTICE    = 'atoll_mail_notice';

	public function services(): array {
		return array(
			SettingsPage::class => fn() => $this->services->make(
				SettingsPage::class,
				fontFaces: $this->get( FontLibrary::class )->faces( ... )
			),
			EntryListScreen::class => fn() => $this->services->make(
				EntryListScreen::class,
				queryParameters: $this->get( CurrentRequest::class )->queryParameters( ... )
			),
			AccessLogPage::class => fn() => $this->services->make(
				AccessLogPage::class,
				queryParameters: $this->get( CurrentRequest::class )->queryParameters( ... )
			),
			EntryPrintView::class => fn() => $this->services->make(
				EntryPrintView::class,
				company: $this->get( Company::class )->name( ... )
			),
			EntryScreen::class => fn() => $this->services->make(
				EntryScreen::class,
				panels: $this->panels(),
				aside: $this->aside()
			),
			EntryActionController::class => fn() => $this->services->make(
				EntryActionController::class,
				actions: $this->services->members( EntryAction::class ),
				otherNotices: EntryEditScreen::notices()
			),
			StaffMail::class => fn() => $this->services->make( StaffMail::class, screen: AdminMenu::entry( ... ) ),
			FormPreviewLink::class => static fn() => new FormPreviewLink(
				static fn( int $post ): string => FormPreview::address( $post )
			),
			FormsListColumns::class => fn() => $this->services->make(
				FormsListColumns::class,
				counts: $this->get( EntryCounts::class )->count( ... )
			),
		);
	}

	public function members(): array {
		return array(
			EntryAction::class => array(
				SetStatusAction::class,
				RequestDocumentAction::class,
				WithdrawRequestAction::class,
				AddNoteAction::class,
				InviteClientAction::class,
				RevokeInvitationAction::class,
				MoveEntryAction::class,
				NotSpamAction::class,
				RetryMailAction::class,
			),
		);
	}

	public function hooks( Hooks $hooks ): void {
		$hooks->filter(
			'login_redirect', fn() => $this->get( StaffStartPage::class )->redirectUrl( ... ), 10, 3,
			when: static fn( mixed ...$args ): bool => ( $args[2] ?? null ) instanceof \WP_User
		);
		// WordPress applies it about thirty times per request.
		add_filter(
			'is_post_type_viewable',
			static fn( mixed $isViewable, mixed $type = null ): mixed => $type instanceof \WP_Post_Type
				&& FormPostType::NAME === $type->name ? FormPostType::isViewable() : $isViewable,
			10,
			2
		);
		foreach ( array( 'woocommerce_prevent_admin_access', 'woocommerce_disable_admin_bar' ) as $hook ) {
			$hooks->filter( $hook, static fn() => WooCommerceAccess::isShut( ... ) );
		}
		$hooks->filter( 'preview_post_link', fn() => $this->get( FormPreviewLink::class )->preview( ... ), 10, 2 );
		$hooks->filter( 'post_type_link', fn() => $this->get( FormPreviewLink::class )->preview( ... ), 10, 2 );
	}

	public function adminHooks( Hooks $hooks ): void {
		$hooks->action(
			'enqueue_block_assets', fn() => $this->get( FormEditor::class )->enqueueCanvas( ... ), when: is_admin( ... )
		);
		$hooks->action( 'admin_menu', fn() => $this->get( AdminMenu::class )->addPages( ... ) );
		$hooks->action( 'admin_menu', fn() => $this->get( StaffStartPage::class )->removeDashboard( ... ), 999 );
		$hooks->action( 'load-index.php', fn() => $this->get( StaffStartPage::class )->leaveDashboard( ... ) );
		$hooks->action( 'admin_post_' . self::EXPORT, fn() => $this->get( ExportController::class )->respond( ... ) );
		$hooks->action(
			'admin_post_' . UploadsProvider::DOWNLOAD, fn() => $this->get( FileDownload::class )->respond( ... )
		);
		$hooks->action(
			'admin_post_nopriv_' . UploadsProvider::DOWNLOAD, fn() => $this->get( FileDownload::class )->respond( ... )
		);
		foreach ( array( 'use_block_editor_for_post', 'use_block_editor_for_post_type' ) as $hook ) {
			$hooks->filter( $hook, fn() => $this->get( BlockEditorPosts::class )->keep( ... ), PHP_INT_MAX, 2 );
		}
		$hooks->filter(
			'classic_editor_enabled_editors_for_post_type',
			fn() => $this->get( BlockEditorPosts::class )->editors( ... ), 10, 2
		);
		$hooks->filter( 'allowed_block_types_all', fn() => $this->get( FormEditor::class )->blocks( ... ), 10, 2 );
		$hooks->filter( 'block_categories_all', fn() => $this->get( FormEditor::class )->categories( ... ), 10, 2 );
		$hooks->filter( 'block_editor_settings_all', fn() => $this->get( FormEditor::class )->settings( ... ), 10, 2 );
		$hooks->filter( 'write_your_story', fn() => $this->get( FormEditor::class )->bodyPlaceholder( ... ), 10, 2 );
		$hooks->filter( 'enter_title_here', fn() => $this->get( FormEditor::class )->titlePlaceholder( ... ), 10, 2 );
		$hooks->action( 'enqueue_block_editor_assets', fn() => $this->get( FormPanels::class )->enqueue( ... ) );
		$isFromForm = static fn(): bool => isset( $_GET[ NewFormPage::PARAMETER ] ); // Only checks that it is set.
		$hooks->filter(
			'default_content', fn() => $this->get( NewFormPage::class )->content( ... ), 10, 2, $isFromForm
		);
		$hooks->filter( 'default_title', fn() => $this->get( NewFormPage::class )->title( ... ), 10, 2, $isFromForm );
		$hooks->action(
			'admin_post_' . self::DUPLICATE_FORM, fn() => $this->get( DuplicateForm::class )->respond( ... )
		);
		$hooks->filter(
			'manage_' . FormPostType::NAME . '_posts_columns',
			fn() => $this->get( FormsListColumns::class )->columns( ... )
		);
		$hooks->action(
			'manage_' . FormPostType::NAME . '_posts_custom_column',
			fn() => $this->get( FormsListColumns::class )->cell( ... ), 10, 2
		);
		$hooks->filter( 'post_row_actions', fn() => $this->get( FormsList::class )->actions( ... ), 10, 2 );
		$hooks->filter(
			'bulk_actions-edit-' . FormPostType::NAME,
			fn() => $this->get( FormsList::class )->bulkActions( ... )
		);
		$hooks->filter( 'display_post_states', fn() => $this->get( FormsList::class )->hideStates( ... ), 10, 2 );
		$hooks->action( 'load-edit.php', fn() => $this->get( FormsList::class )->load( ... ) );
		$hooks->action( 'admin_action_trash', fn() => $this->get( TrashWarning::class )->ask( ... ) );
		$hooks->action( 'enqueue_block_editor_assets', fn() => $this->get( TrashWarning::class )->enqueue( ... ) );
		$hooks->action( 'admin_notices', fn() => $this->get( MailNotice::class )->show( ... ) );
		$hooks->action( 'admin_post_' . self::MAIL_NOTICE, fn() => $this->get( MailNotice::class )->respond( ... ) );
	}

	public function routes(): array {
		return array(
			RestNamespaces::ATOLL => array(
				'/entries' => array( ListEntryRows::class, DeleteEntries::class ),
				'/entries/columns' => array( ListExportColumns::class ),
				'/entries/counts' => array( CountEntries::class ),
				'/entries/forms' => array( ListEntryForms::class ),
				'/entries/forms/(?P<form>[\d]+)' => array( ListFormFields::class ),
				'/entries/mark' => array( MarkEntries::class ),
				'/entries/move' => array( MoveEntries::class ),
			),
		);
	}

	/** @return list<EntryPanel> */
	private function panels(): array {
		return array(
			$this->get( AnswersPanel::class ),
			$this->get( FilesPanel::class ),
			$this->get( RequestsPanel::class ),
			$this->get( HistoryPanel::class ),
			$this->get( MailPanel::class ),
			$this->get( AccessPanel::class ),
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
}
