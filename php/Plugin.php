<?php

declare( strict_types=1 );

namespace Atoll;

use Atoll\Access\Ownership;
use Atoll\Access\PrivatePosts;
use Atoll\Blocks\Calculator\CalculatorBlock;
use Atoll\Blocks\Cta\Ctas;
use Atoll\Cases\Cases;
use Atoll\Composition\Accounts;
use Atoll\Composition\AddressLookup;
use Atoll\Composition\Applications;
use Atoll\Composition\Area;
use Atoll\Composition\Captchas;
use Atoll\Composition\Casework;
use Atoll\Composition\Forms;
use Atoll\Composition\GravityApi;
use Atoll\Composition\Heads;
use Atoll\Composition\LoggingIn;
use Atoll\Composition\Logins;
use Atoll\Composition\Mailing;
use Atoll\Composition\ModalForms;
use Atoll\Composition\OthersServices;
use Atoll\Composition\PageAccess;
use Atoll\Composition\PageBlocks;
use Atoll\Composition\PageContexts;
use Atoll\Composition\Portal;
use Atoll\Composition\PrivateContent;
use Atoll\Composition\PrivateFiles;
use Atoll\Composition\Publishing;
use Atoll\Composition\RestRoutes;
use Atoll\Composition\Screens;
use Atoll\Composition\Sessions;
use Atoll\Composition\SettingUp;
use Atoll\Composition\SiteChrome;
use Atoll\Composition\SiteNotifications;
use Atoll\Composition\SiteSettings;
use Atoll\Composition\Storage;
use Atoll\Composition\Submitting;
use Atoll\Composition\Uploading;
use Atoll\Drafts\Draft;
use Atoll\Drafts\OwnDrafts;
use Atoll\Entries\EntryRepository;
use Atoll\Entries\StoredAnswers;
use Atoll\FormStore\FormRepository;
use Atoll\Islands\Catalogue;
use Atoll\Islands\Islands;
use Atoll\Islands\Scripts;
use Atoll\News\News;
use Atoll\PlainPost\FormRenderer;
use Atoll\Portal\Account\ProfileBlock;
use Atoll\Portal\Login\LoginBlock;
use Atoll\Portal\Applications\ApplicationBlock;
use Atoll\Portal\Applications\Dashboard;
use Atoll\Portal\Post\Action;
use Atoll\Rest\PageSession;
use Atoll\Settings\Settings;
use Atoll\Settings\Values;
use Atoll\Site\Company;
use Atoll\Site\Consent\Reviews;
use Atoll\Site\Footer\Footer;
use Atoll\Site\Header\Header;
use Atoll\Site\Images\ImageBlock;
use Atoll\Site\Notifications\NotificationList;
use Atoll\Site\Notifications\Notifications;
use Atoll\Site\Page\PageMeta;
use Atoll\Site\PhoneLink;

/** The composition root: makes the product's areas, hands each what it needs, and lets them listen to WordPress. */
final class Plugin {

	private Storage $storage;
	private Settings $settings;
	private Islands $islands;
	private Forms $forms;
	private Submitting $submitting;
	private OthersServices $others;
	private SettingUp $setting_up;
	private PageBlocks $blocks;
	private SiteChrome $chrome;
	private Publishing $publishing;
	private SiteNotifications $notifications;
	private Portal $portal;
	private Sessions $sessions;
	private Logins $logins;
	private LoggingIn $loggingIn;
	private Casework $casework;
	private Accounts $accounts;
	private Applications $applications;
	private RestRoutes $rest;

	/** @var list<Area> */
	private array $areas;

	public function __construct( Paths $paths ) {
		global $wpdb;
		/** @var \wpdb $wpdb */
		$this->storage       = new Storage( $wpdb );
		$this->settings      = new Settings( $paths->plugin( 'build/settings-shapes.php' ), new Values() );
		$this->islands       = new Islands( $paths, new Catalogue(), new Scripts( $paths ), ( new PageSession( new Ownership() ) )->current( ... ) );
		$limit               = $this->storage->rateLimit;
		$company             = new Company( $this->settings );
		$private             = new PrivatePosts( $wpdb );
		$pages               = new PageMeta( $private );
		$this->forms         = new Forms( $paths, $wpdb );
		$forms               = $this->forms->repository;
		$uploading           = new Uploading( $forms, $this->storage, $wpdb );
		$answers             = new StoredAnswers( $this->forms->engine, $uploading->uploads );
		$mailing             = new Mailing( $this->forms, $this->storage, $answers, $wpdb );
		$captchas            = new Captchas( $this->settings, $limit, $forms, $wpdb );
		$addresses           = new AddressLookup( $this->settings, $limit );
		$this->submitting    = new Submitting( $this->forms, $this->storage, $mailing, $captchas, $addresses, $uploading, $this->islands, $company, $answers, $this->claim( ... ), $wpdb );
		$this->others        = new OthersServices( $this->settings, $limit, $this->islands );
		$site_settings       = new SiteSettings( $this->settings, $forms, $paths, $wpdb );
		$this->setting_up    = new SettingUp( $paths, $forms, $wpdb );
		$this->blocks        = new PageBlocks( $paths, $this->islands, $forms, $company );
		$this->chrome        = new SiteChrome( $paths, $this->islands, $company, $this->settings, $pages, $this->ctas( ... ) );
		$heads               = new Heads( $this->settings, $company, $pages );
		$this->publishing    = new Publishing( $heads->subjects, $heads->trail, $this->chrome->menus, $this->islands, $this->settings );
		$this->notifications = new SiteNotifications( $paths, $this->islands );
		$this->portal        = new Portal( $this->settings, $this->submitting->visitors, $this->actions( ... ) );
		$access              = new PageAccess( $paths, $pages, $private );
		$this->sessions      = new Sessions( $this->settings, $this->portal, $pages, $access->pages, $this->islands, $this->submitting->ownEntries, $wpdb );
		$this->logins        = new Logins( $this->storage, $mailing, $this->portal, $this->settings, $wpdb );
		$this->casework      = new Casework( $this->storage, $mailing, $uploading, $this->portal, $this->settings, $this->islands, $wpdb );
		$this->accounts      = new Accounts( $this->forms, $this->storage, $mailing, $this->casework, $this->logins, $this->submitting->drafting->own, $this->portal, $this->settings, $uploading, $this->submitting->visitors, $this->islands, $pages, $wpdb );
		$this->loggingIn     = new LoggingIn( $this->storage, $mailing, $this->portal, $this->logins, $this->sessions, $this->settings, $company, $pages, $this->islands, $this->submitting->visitors );
		$this->applications  = new Applications( $this->forms, $this->storage, $this->submitting, $uploading, $this->casework, $this->portal );
		$this->areas         = array(
			$this->forms,
			$this->submitting,
			$mailing,
			$uploading,
			$captchas,
			$addresses,
			$this->others,
			new Screens( $this->forms, $this->storage, $mailing, $uploading, $site_settings, $this->casework, $this->logins->invitations ),
			$this->setting_up,
			$this->blocks,
			new ModalForms( $this->forms, $this->submitting, $this->islands ),
			$site_settings,
			$this->chrome,
			$heads,
			$this->publishing,
			$this->notifications,
			$access,
			new PrivateContent( $access->pages, $private ),
			new PrivateFiles( $access->pages, $this->sessions->logins, $this->settings, $wpdb ),
			$this->sessions,
			$this->portal,
			$this->logins,
			$this->loggingIn,
			$this->casework,
			$this->accounts,
			$this->applications,
			new PageContexts( $this->settings, $company, $pages, $this->chrome->menus, $this->notifications->notifications, $forms ),
		);
		$this->rest          = new RestRoutes( $this->areas, new GravityApi( $this->forms, $this->storage, $this->submitting, $uploading ), $this->submitting->visitors, $this->submitting->bodies, $paths );
	}

	public function register(): void {
		add_action( 'init', $this->storage->migrator->run( ... ), 0 );
		foreach ( $this->modules() as $module ) {
			$module->register();
		}
	}

	public function activate(): void {
		$this->storage->migrator->run();
		$this->chrome->themes->remember();
		$this->setting_up->screen->activate();
	}

	public function deactivate(): void {
		foreach ( $this->modules() as $module ) {
			if ( $module instanceof Lasting ) {
				$module->deactivate();
			}
		}
	}

	/** Removes every table, option and form. Called when the plugin is deleted and the owner asked for it. */
	public function uninstall(): void {
		( new Uninstaller( $this->storage->migrator, $this->storage->options, $this->storage->meta ) )->run();
	}

	/** @return list<Module> Everything that listens to WordPress. */
	private function modules(): array {
		return array( $this->rest->module(), ...array_merge( ...array_map( static fn( Area $area ): array => $area->modules(), $this->areas ) ) );
	}

	private function claim( Draft $draft, string $link ): string {
		return $this->applications->offer->onForm( $draft, $link );
	}

	/** @return list<Action> */
	private function actions(): array {
		return array_merge( ...array_map( static fn( Area $area ): array => $area->actions(), $this->areas ) );
	}

	// What follows is for code that WordPress loads as files: block render.php and theme templates.

	/** Prints forms. */
	public function forms(): FormRenderer {
		return $this->submitting->renderer();
	}

	/** Finds, creates and changes forms. */
	public function formStore(): FormRepository {
		return $this->forms->repository;
	}

	/** Saved forms of people who log in. */
	public function ownDrafts(): OwnDrafts {
		return $this->submitting->drafting->own;
	}

	/** How applications stand, and the documents they wait for. */
	public function cases(): Cases {
		return $this->casework->cases;
	}

	/** Finds and lists entries. */
	public function entries(): EntryRepository {
		return $this->storage->entries;
	}

	public function settings(): Settings {
		return $this->settings;
	}

	public function islands(): Islands {
		return $this->islands;
	}

	public function header(): Header {
		return $this->chrome->header;
	}

	public function footer(): Footer {
		return $this->chrome->footer;
	}

	/** The login page. */
	public function login(): LoginBlock {
		return $this->loggingIn->block();
	}

	/** Where notifications stand in a page. */
	public function notificationList(): NotificationList {
		return $this->notifications->list;
	}

	/** What is to be told to visitors. */
	public function notifications(): Notifications {
		return $this->notifications->notifications;
	}

	public function ctas(): Ctas {
		return $this->blocks->ctas();
	}

	public function phoneLink(): PhoneLink {
		return $this->blocks->phoneLink();
	}

	/** Prints calculators. */
	public function calculators(): CalculatorBlock {
		return $this->blocks->calculators;
	}

	/** All that a client may look after themselves. */
	public function profile(): ProfileBlock {
		return $this->accounts->profileBlock();
	}

	/** What a client has begun and sent. */
	public function dashboard(): Dashboard {
		return $this->applications->dashboard();
	}

	/** One application of a client's own. */
	public function application(): ApplicationBlock {
		return $this->applications->block();
	}

	/** The place of the reviews widget. */
	public function reviews(): Reviews {
		return $this->others->reviews();
	}

	/** Blocks of the news templates. */
	public function news(): News {
		return $this->publishing->news;
	}

	/** The block of one picture. */
	public function image(): ImageBlock {
		return $this->publishing->image;
	}
}
