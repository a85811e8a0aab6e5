<?php

declare( strict_types=1 );

namespace Atoll;

use Atoll\Composition\Product;
use Atoll\Composition\Uninstaller;
use Atoll\Forms\Definitions\FormRepository;
use Atoll\Forms\Drafts\OwnDrafts;
use Atoll\Forms\Entries\Desk;
use Atoll\Forms\Entries\EntryRepository;
use Atoll\Forms\Entries\Export\EntryExport;
use Atoll\Forms\Page\FormRenderer;
use Atoll\Forms\Spam\SpamDesk;
use Atoll\Platform\Islands\Islands;
use Atoll\Platform\Lasting;
use Atoll\Platform\Paths;
use Atoll\Platform\Settings\Settings;
use Atoll\Portal\Account\ProfileBlock;
use Atoll\Portal\Applications\ApplicationBlock;
use Atoll\Portal\Applications\Dashboard;
use Atoll\Portal\Cases\Cases;
use Atoll\Portal\Login\LoginBlock;
use Atoll\Site\Blocks\Calculator\CalculatorBlock;
use Atoll\Site\Blocks\Cta\Ctas;
use Atoll\Site\Consent\Reviews;
use Atoll\Site\Footer\Footer;
use Atoll\Site\Header\Header;
use Atoll\Site\Images\ImageBlock;
use Atoll\Site\News\News;
use Atoll\Site\Notifications\NotificationList;
use Atoll\Site\Notifications\Notifications;
use Atoll\Site\PhoneLink;

/** The product as WordPress meets it: its hooks, and what the files of blocks and templates ask for. */
final class Plugin {

	private Product $product;

	public function __construct( Paths $paths ) {
		$this->product = new Product( $paths );
	}

	public function register(): void {
		add_action( 'init', $this->product->storage->migrator->run( ... ), 0 );
		foreach ( $this->product->modules() as $module ) {
			$module->register();
		}
	}

	public function activate(): void {
		$this->product->storage->migrator->run();
		$this->product->chrome->themes->activate();
		$this->product->settingUp->screen->activate();
	}

	public function deactivate(): void {
		foreach ( $this->product->modules() as $module ) {
			if ( $module instanceof Lasting ) {
				$module->deactivate();
			}
		}
	}

	/** Removes every table, option and form. Called when the plugin is deleted and the owner asked for it. */
	public function uninstall(): void {
		( new Uninstaller( $this->product->storage->migrator, $this->product->storage->options, $this->product->storage->meta ) )->run();
	}

	// What follows is for code that WordPress loads as files: block render.php and theme templates.

	/** Prints forms. */
	public function forms(): FormRenderer {
		return $this->product->submitting->renderer();
	}

	/** Finds, creates and changes forms. */
	public function formStore(): FormRepository {
		return $this->product->forms->repository;
	}

	/** Saved forms of people who log in. */
	public function ownDrafts(): OwnDrafts {
		return $this->product->submitting->drafting->own;
	}

	/** How applications stand, and the documents they wait for. */
	public function cases(): Cases {
		return $this->product->casework->cases;
	}

	/** Finds and lists entries. */
	public function entries(): EntryRepository {
		return $this->product->storage->entries;
	}

	/** Moves, changes and deletes entries. */
	public function desk(): Desk {
		return $this->product->entryKeeping->desk;
	}

	/** Takes out of the spam what was none. */
	public function spam(): SpamDesk {
		return $this->product->entryKeeping->spam;
	}

	/** Entries as files for spreadsheets. */
	public function export(): EntryExport {
		return $this->product->entryKeeping->export;
	}

	public function settings(): Settings {
		return $this->product->settings;
	}

	public function islands(): Islands {
		return $this->product->islands;
	}

	public function header(): Header {
		return $this->product->chrome->header;
	}

	public function footer(): Footer {
		return $this->product->chrome->footer;
	}

	/** The login page. */
	public function login(): LoginBlock {
		return $this->product->loggingIn->block();
	}

	/** Where notifications stand in a page. */
	public function notificationList(): NotificationList {
		return $this->product->notifications->list;
	}

	/** What is to be told to visitors. */
	public function notifications(): Notifications {
		return $this->product->notifications->notifications;
	}

	public function ctas(): Ctas {
		return $this->product->blocks->ctas();
	}

	public function phoneLink(): PhoneLink {
		return $this->product->blocks->phoneLink();
	}

	/** Prints calculators. */
	public function calculators(): CalculatorBlock {
		return $this->product->blocks->calculators;
	}

	/** All that a client may look after themselves. */
	public function profile(): ProfileBlock {
		return $this->product->accounts->profileBlock();
	}

	/** What a client has begun and sent. */
	public function dashboard(): Dashboard {
		return $this->product->applications->dashboard();
	}

	/** One application of a client's own. */
	public function application(): ApplicationBlock {
		return $this->product->applications->block();
	}

	/** The place of the reviews widget. */
	public function reviews(): Reviews {
		return $this->product->others->reviews();
	}

	/** Blocks of the news templates. */
	public function news(): News {
		return $this->product->publishing->news;
	}

	/** The block of one picture. */
	public function image(): ImageBlock {
		return $this->product->publishing->image;
	}
}
