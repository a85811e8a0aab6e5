<?php

declare( strict_types=1 );

namespace Atoll\Composition;

use Atoll\Forms\Drafts\Draft;
use Atoll\Forms\Entries\StoredAnswers;
use Atoll\Platform\Access\Ownership;
use Atoll\Platform\Access\PrivatePosts;
use Atoll\Platform\Islands\Catalogue;
use Atoll\Platform\Islands\Islands;
use Atoll\Platform\Islands\Scripts;
use Atoll\Platform\Jobs\DailyJobs;
use Atoll\Platform\Migrations\Lock;
use Atoll\Platform\Module;
use Atoll\Platform\Paths;
use Atoll\Platform\Rest\PageSession;
use Atoll\Platform\Settings\Settings;
use Atoll\Platform\Settings\Values;
use Atoll\Portal\Post\Action;
use Atoll\Site\Company;
use Atoll\Site\Page\PageMeta;

/** The composition root: makes the areas of the product, hands each what it needs, and lists them. */
final class Product {

	/** Seconds after which a daily job that ended without a word may be begun again. */
	private const LONGEST_JOB = 900;

	public readonly Storage $storage;
	public readonly Settings $settings;
	public readonly Islands $islands;
	public readonly Forms $forms;
	public readonly Mailing $mailing;
	public readonly Submitting $submitting;
	public readonly OthersServices $others;
	public readonly SettingUp $settingUp;
	public readonly PageBlocks $blocks;
	public readonly SiteChrome $chrome;
	public readonly Publishing $publishing;
	public readonly SiteNotifications $notifications;
	public readonly Portal $portal;
	public readonly Sessions $sessions;
	public readonly Logins $logins;
	public readonly LoggingIn $loggingIn;
	public readonly Casework $casework;
	public readonly Accounts $accounts;
	public readonly EntryKeeping $entryKeeping;
	public readonly Applications $applications;
	public readonly MovingIn $movingIn;
	private RestRoutes $rest;

	/** @var list<Area> */
	private array $areas;

	public readonly DailyJobs $jobs;

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
		$this->mailing       = new Mailing( $this->forms, $this->storage, $answers, $wpdb );
		$mailing             = $this->mailing;
		$captchas            = new Captchas( $this->settings, $limit, $forms, $wpdb );
		$spam                = new SpamFilter( $this->settings, $this->storage, $this->forms );
		$this->entryKeeping  = new EntryKeeping( $this->forms, $this->storage, $mailing, $uploading, $spam, $wpdb );
		$addresses           = new AddressLookup( $this->settings, $limit );
		$this->submitting    = new Submitting( $this->forms, $this->storage, $mailing, $captchas, $spam, $addresses, $uploading, $this->islands, $company, $answers, $this->claim( ... ), $this->login( ... ), $wpdb );
		$this->others        = new OthersServices( $this->settings, $limit, $this->islands );
		$site_settings       = new SiteSettings( $this->settings, $forms, $paths, $wpdb );
		$this->settingUp    = new SettingUp( $paths, $forms, $wpdb );
		$this->blocks        = new PageBlocks( $paths, $this->islands, $this->forms, $company );
		$this->chrome        = new SiteChrome( $paths, $this->islands, $company, $this->settings, $pages, fn() => $this->blocks->ctas() );
		$heads               = new Heads( $this->settings, $company, $pages );
		$this->publishing    = new Publishing( $heads->subjects, $heads->trail, $this->chrome->menus, $this->islands, $this->settings );
		$this->notifications = new SiteNotifications( $paths, $this->islands );
		$this->portal        = new Portal( $this->settings, $this->submitting->visitors, $this->actions( ... ) );
		$access              = new PageAccess( $paths, $pages, $private );
		$this->sessions      = new Sessions( $this->settings, $this->portal, $pages, $access->pages, $this->islands, $this->submitting->ownEntries, $this->opensLink( ... ), $wpdb );
		$this->logins        = new Logins( $this->storage, $mailing, $this->portal, $this->settings, $wpdb );
		$this->casework      = new Casework( $this->storage, $this->entryKeeping, $mailing, $uploading, $this->portal, $this->settings, $this->islands, $wpdb, $this->forms );
		$personal            = new PersonalData( $this->forms, $this->storage, $mailing, $this->casework, $this->submitting->drafting->ofPersons, $uploading, $this->entryKeeping, $this->settings );
		$this->accounts      = new Accounts( $this->forms, $this->storage, $mailing, $this->casework, $this->logins, $this->submitting->drafting->own, $this->portal, $this->settings, $personal, $this->submitting->visitors, $this->islands, $pages, $wpdb );
		$this->loggingIn     = new LoggingIn( $this->storage, $mailing, $this->portal, $this->logins, $this->sessions, $this->settings, $company, $pages, $this->islands, $this->submitting->visitors );
		$this->applications  = new Applications( $this->forms, $this->storage, $this->submitting, $uploading, $this->casework, $this->portal );
		$reading             = new EntryReading( $this->forms, $this->storage, $mailing, $this->casework, $this->entryKeeping );
		$this->movingIn      = new MovingIn( $this->forms, $this->storage, $this->submitting, $uploading, $this->casework, $paths, $wpdb );
		$this->areas         = array(
			$this->forms,
			$this->submitting,
			$mailing,
			new FormMail( $paths, $this->forms, $mailing ),
			$uploading,
			$captchas,
			$spam,
			$addresses,
			$this->others,
			$reading,
			new Screens( $this->forms, $this->storage, $mailing, $uploading, $site_settings, $this->casework, $this->logins->invitations, $reading, $this->entryKeeping, $company, $paths ),
			$this->settingUp,
			$this->blocks,
			$this->movingIn,
			new ProgramAbilities( $this->forms, $this->storage, $this->submitting, $uploading, $reading ),
			new CommandLine( $paths, $this->forms, $this->storage, $this->entryKeeping, $this->movingIn, $mailing, $reading, $this->submitting ),
			new ModalForms( $this->forms, $this->submitting, $this->islands ),
			new FormEditing( $this->forms, $this->submitting, $paths, $this->storage->counts, $this->settings ),
			new FormBuilding( $this->forms, $paths ),
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
			$this->entryKeeping,
			$this->accounts,
			$personal,
			$this->applications,
			new PageContexts( $this->settings, $company, $pages, $this->chrome->menus, $this->notifications->notifications, $forms ),
		);
		$this->jobs          = new DailyJobs(
			array_merge( ...array_map( static fn( Area $area ): array => $area->jobs(), $this->areas ) ),
			static fn( string $name ): Lock => new Lock( $wpdb, $name, self::LONGEST_JOB )
		);
		$this->rest          = new RestRoutes( $this->areas, new GravityApi( $this->forms, $this->storage, $this->submitting, $uploading, new GravityEntryApi( $this->forms, $this->storage, $this->entryKeeping, $this->casework, $mailing, $uploading, $wpdb ) ), $this->submitting->visitors, $this->submitting->bodies, $paths );
	}

	/** @return list<Module> Everything that listens to WordPress. */
	public function modules(): array {
		return array( $this->rest->module(), $this->jobs, ...array_merge( ...array_map( static fn( Area $area ): array => $area->modules(), $this->areas ) ) );
	}

	/** Where to log in, and come back from. */
	private function login(): string {
		return $this->sessions->logins->leadingBackHere();
	}

	/** Whether a mailed link has something to say to who is logged in. */
	private function opensLink(): bool {
		return $this->loggingIn->opened->isHere();
	}

	private function claim( Draft $draft, string $link ): string {
		return $this->applications->offer->onForm( $draft, $link );
	}

	/** @return list<Action> */
	private function actions(): array {
		return array_merge( ...array_map( static fn( Area $area ): array => $area->actions(), $this->areas ) );
	}
}
