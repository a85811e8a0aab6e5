<?php

declare( strict_types=1 );

namespace Atoll;

use Atoll\Admin\AdminPages;
use Atoll\Admin\EntriesPage;
use Atoll\Admin\EntryFields;
use Atoll\Admin\EntryMail;
use Atoll\Blocks\Blocks;
use Atoll\Blocks\Calculator\CalculatorBlock;
use Atoll\Blocks\Cta\Ctas;
use Atoll\Blocks\Cta\Dialling;
use Atoll\Composition\AddressLookup;
use Atoll\Composition\CallsToAction;
use Atoll\Composition\Captchas;
use Atoll\Composition\Forms;
use Atoll\Composition\Heads;
use Atoll\Composition\LoanCalculators;
use Atoll\Composition\Mailing;
use Atoll\Composition\ModalForms;
use Atoll\Composition\OthersServices;
use Atoll\Composition\PageAccess;
use Atoll\Composition\PageContexts;
use Atoll\Composition\Publishing;
use Atoll\Composition\RestRoutes;
use Atoll\Composition\SettingUp;
use Atoll\Composition\SiteNotifications;
use Atoll\Composition\SiteSettings;
use Atoll\Composition\Storage;
use Atoll\Composition\Submitting;
use Atoll\Composition\Uploading;
use Atoll\Entries\EntryRepository;
use Atoll\Entries\StoredAnswers;
use Atoll\Forms\Display;
use Atoll\FormStore\FormCompilation;
use Atoll\FormStore\FormPostType;
use Atoll\FormStore\FormRepository;
use Atoll\Islands\Catalogue;
use Atoll\Islands\Islands;
use Atoll\Islands\Scripts;
use Atoll\News\News;
use Atoll\PlainPost\FormRenderer;
use Atoll\Settings\Settings;
use Atoll\Settings\Values;
use Atoll\Site\Company;
use Atoll\Site\Consent\Reviews;
use Atoll\Site\Footer\Footer;
use Atoll\Site\Header\Header;
use Atoll\Site\Images\ImageBlock;
use Atoll\Site\Look\Marks;
use Atoll\Site\Notifications\NotificationList;
use Atoll\Site\Notifications\Notifications;
use Atoll\Site\PhoneLink;
use Atoll\Site\Site;

/** The composition root: makes the services, hands each what it needs, and lists what listens to WordPress. */
final class Plugin {

	private Islands $islands;
	private LoanCalculators $calculators;
	private Settings $settings;
	private Site $site;
	private Heads $heads;
	private Publishing $publishing;
	private OthersServices $others;
	private SiteSettings $site_settings;
	private SiteNotifications $notifications;
	private SettingUp $setting_up;
	private Forms $forms;
	private Storage $storage;
	private Mailing $mailing;
	private Captchas $captchas;
	private Uploading $uploading;
	private Submitting $submitting;

	public function __construct( private Paths $paths ) {
		global $wpdb;
		/** @var \wpdb $wpdb */
		$this->islands    = new Islands( $paths, new Catalogue(), new Scripts( $paths ) );
		$this->calculators = new LoanCalculators( $paths, $this->islands );
		$this->settings   = new Settings( $paths->plugin( 'build/settings-shapes.php' ), new Values() );
		$company          = new Company( $this->settings );
		$this->others     = new OthersServices( $this->settings );
		$this->site       = new Site( $paths, $this->islands, $company, $this->settings, $this->ctas( ... ) );
		$this->notifications = new SiteNotifications( $this->islands );
		$this->heads      = new Heads( $this->settings, $company );
		$this->publishing = new Publishing( $this->heads->subjects, $this->islands, $this->settings );
		$this->forms      = new Forms( $paths, $wpdb );
		$this->storage    = new Storage( $wpdb );
		$this->setting_up = new SettingUp( $paths, $this->forms->repository );
		$this->site_settings = new SiteSettings( $this->settings, $this->forms->repository, $paths, $wpdb );
		$this->captchas   = new Captchas( $this->settings, $this->storage->rateLimit, $wpdb );
		$this->uploading  = new Uploading( $this->forms->repository, $this->storage, $wpdb );
		$answers          = new StoredAnswers( $this->forms->engine, $this->uploading->uploads );
		$this->mailing    = new Mailing( $this->forms, $this->storage, $answers, $wpdb );
		$this->submitting = new Submitting( $this->forms, $this->storage, $this->mailing, $this->captchas, new AddressLookup( $this->settings ), $this->uploading, $this->islands, $company, $answers, $wpdb );
	}

	/** Everything that listens to WordPress. */
	public function register(): void {
		add_action( 'init', $this->storage->migrator->run( ... ), 0 );
		$modules = array(
			new FormPostType( $this->forms->repository ),
			new FormCompilation( $this->forms->repository ),
			( new RestRoutes( $this->forms, $this->storage, $this->submitting, $this->captchas, $this->uploading, $this->others, $this->site_settings, $this->contexts() ) )->module( $this->paths ),
			$this->submitting->plainPost,
			$this->submitting->postedTitle,
			...$this->submitting->drafting->modules(),
			$this->submitting->continuations,
			$this->mailing->sending,
			$this->mailing->health,
			...$this->uploading->modules(),
			$this->captchas->expiry,
			...$this->others->modules( $this->islands ),
			new AdminPages( fn() => new EntriesPage( $this->storage->entries, new EntryFields( $this->forms->repository, new Display( $this->forms->shapes ) ), new EntryMail( $this->mailing->mails ), $this->uploading->entryFiles ), $this->site_settings->page( ... ) ),
			$this->setting_up->screen,
			new Blocks( $this->paths ),
			$this->islands,
			( new ModalForms( $this->forms, $this->submitting ) )->module( $this->islands ),
			...$this->site_settings->modules(),
			$this->site,
			...$this->heads->modules(),
			...$this->publishing->modules(),
			...$this->notifications->modules( $this->paths ),
			...( new PageAccess() )->modules( $this->paths ),
			...$this->contexts()->modules(),
		);
		foreach ( $modules as $module ) {
			$module->register();
		}
	}

	public function activate(): void {
		$this->storage->migrator->run();
		$this->site->activate();
		$this->setting_up->screen->activate();
	}

	public function deactivate(): void {
		$this->mailing->sending->deactivate();
		$this->uploading->cleaner->deactivate();
		$this->captchas->expiry->deactivate();
		$this->others->conversions->forget();
		$this->site->deactivate();
	}

	/** Removes every table, option and form. Called when the plugin is deleted and the owner asked for it. */
	public function uninstall(): void {
		( new Uninstaller( $this->storage->migrator, $this->storage->options ) )->run();
	}

	/** Prints forms. */
	public function forms(): FormRenderer {
		return $this->submitting->renderer();
	}

	/** Where notifications stand in a page. */
	public function notificationList(): NotificationList {
		return $this->notifications->list;
	}

	/** What is to be told to visitors. */
	public function notifications(): Notifications {
		return $this->notifications->notifications;
	}

	public function settings(): Settings {
		return $this->settings;
	}

	/** Finds, creates and changes forms. */
	public function formStore(): FormRepository {
		return $this->forms->repository;
	}

	/** Finds and lists entries. */
	public function entries(): EntryRepository {
		return $this->storage->entries;
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

	public function phoneLink(): PhoneLink {
		return new PhoneLink( new Company( $this->settings ), new Dialling(), new Marks( $this->paths ) );
	}

	public function ctas(): Ctas {
		return ( new CallsToAction( $this->forms->repository ) )->ctas();
	}

	/** Prints calculators. */
	public function calculators(): CalculatorBlock {
		return $this->calculators->block;
	}

	public function islands(): Islands {
		return $this->islands;
	}

	public function header(): Header {
		return $this->site->header();
	}

	public function footer(): Footer {
		return $this->site->footer();
	}

	private function contexts(): PageContexts {
		return new PageContexts( $this->settings, $this->notifications->notifications, $this->forms->repository );
	}
}
