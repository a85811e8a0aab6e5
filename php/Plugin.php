<?php

declare( strict_types=1 );

namespace Atoll;

use Atoll\Admin\Demo\Demo;
use Atoll\Admin\SetUp\SetUp;
use Atoll\Composition\DemoRemoval;
use Atoll\Composition\Product;
use Atoll\Composition\Uninstaller;
use Atoll\Forms\Page\Rendering\FormRenderer;
use Atoll\Forms\Uploads\Entries\EntryFileLinks;
use Atoll\Gravity\Entries\EntryReader;
use Atoll\Platform\Jobs\ScheduledJobs;
use Atoll\Platform\Migrations\Migrator;
use Atoll\Platform\PluginPaths;
use Atoll\Platform\Settings\DataDeletion;
use Atoll\Portal\Account\ProfileBlock;
use Atoll\Portal\Applications\ApplicationPage\ApplicationBlock;
use Atoll\Portal\Applications\DashboardPage\DashboardBlock;
use Atoll\Portal\Login\LoginBlock;
use Atoll\Site\Blocks\Calculator\CalculatorBlock;
use Atoll\Site\Blocks\Cta\Ctas;
use Atoll\Site\Consent\ReviewsBlock;
use Atoll\Site\Footer\Footer;
use Atoll\Site\Header\Header;
use Atoll\Site\Images\ImageBlock;
use Atoll\Site\News\ArticleCta;
use Atoll\Site\News\NewsBlocks;
use Atoll\Site\Notifications\NotificationList;
use Atoll\Site\PhoneLinkBlock;
use Atoll\Site\Theme\BlockTheme;
use Atoll\Site\ThemeSwitch;

/**
 * The product as WordPress meets it: its hooks, what the files of blocks and templates ask for, and what code of a site
 * may read.
 */
final class Plugin {

	private Product $product;

	public function __construct( private PluginPaths $paths ) {
		$this->product = new Product( $paths );
	}

	public function register(): void {
		$this->product->register();
	}

	/** @param bool $ofNetwork Whether it comes to all sites of a network at once; their tables wait for a request. */
	public function activate( bool $ofNetwork = false ): void {
		$this->product->services->get( Migrator::class )->run();
		$this->product->services->get( ScheduledJobs::class )->schedule();
		// It was not the site's theme when this request began.
		$this->product->services->get( BlockTheme::class )->addFolder();
		self::onSites(
			self::sites( $ofNetwork ),
			fn() => $this->product->services->get( ThemeSwitch::class )->activate()
		);
		$this->product->services->get( SetUp::class )->activate();
	}

	/** @param bool $ofNetwork Whether it leaves all sites of a network at once, but those that switched it on too. */
	public function deactivate( bool $ofNetwork = false ): void {
		self::onSites(
			self::sites( $ofNetwork ),
			function () use ( $ofNetwork ): void {
				if ( ! $ofNetwork || ! $this->isSwitchedOnHere() ) {
					$this->product->deactivate();
				}
			}
		);
	}

	/**
	 * Leaves each site of a network as where the plugin was switched off, which single ones may not have done, and
	 * removes the demo, every table, option and form of those whose owner asked for that. Called when the plugin is
	 * deleted.
	 */
	public function uninstall(): void {
		self::onSites(
			is_multisite() ? array() : null,
			function (): void {
				$this->product->deactivate();
				if ( $this->product->services->get( DataDeletion::class )->isWanted() ) {
					$this->product->services->get( DemoRemoval::class )->run();
					$this->product->services->get( Uninstaller::class )->run();
				}
			}
		);
	}

	// What follows is for code that WordPress loads as files: block render.php and theme templates.

	/** Prints forms. */
	public function forms(): FormRenderer {
		return $this->product->services->get( FormRenderer::class );
	}

	public function header(): Header {
		return $this->product->services->get( Header::class );
	}

	public function footer(): Footer {
		return $this->product->services->get( Footer::class );
	}

	/** The login page. */
	public function login(): LoginBlock {
		return $this->product->services->get( LoginBlock::class );
	}

	/** Where notifications stand in a page. */
	public function notificationList(): NotificationList {
		return $this->product->services->get( NotificationList::class );
	}

	public function ctas(): Ctas {
		return $this->product->services->get( Ctas::class );
	}

	/** What stands below every article. */
	public function articleCta(): ArticleCta {
		return $this->product->services->get( ArticleCta::class );
	}

	public function phoneLink(): PhoneLinkBlock {
		return $this->product->services->get( PhoneLinkBlock::class );
	}

	/** Prints calculators. */
	public function calculators(): CalculatorBlock {
		return $this->product->services->get( CalculatorBlock::class );
	}

	/** All that a client may look after themselves. */
	public function profile(): ProfileBlock {
		return $this->product->services->get( ProfileBlock::class );
	}

	/** What a client has begun and sent. */
	public function dashboard(): DashboardBlock {
		return $this->product->services->get( DashboardBlock::class );
	}

	/** One application of a client's own. */
	public function application(): ApplicationBlock {
		return $this->product->services->get( ApplicationBlock::class );
	}

	/** The place of the reviews widget. */
	public function reviews(): ReviewsBlock {
		return $this->product->services->get( ReviewsBlock::class );
	}

	/** Blocks of the news templates. */
	public function news(): NewsBlocks {
		return $this->product->services->get( NewsBlocks::class );
	}

	/** The block of one picture. */
	public function image(): ImageBlock {
		return $this->product->services->get( ImageBlock::class );
	}

	/** Puts the demonstration on the site: for plugin/demo/install.php. */
	public function demo(): Demo {
		return $this->product->services->get( Demo::class );
	}

	// What follows is for code of the site (docs/hooks.md).

	/**
	 * An entry as `gf/v2` tells it, with its labels and addresses of its files (docs/hooks.md): for code of the site,
	 * which nobody need be logged in for.
	 *
	 * @return array<array-key, mixed>|null Null when there is none.
	 * @throws \Atoll\Platform\Errors\ReadFailed When the database does not tell.
	 */
	public function entry( int $id ): ?array {
		return $this->product->services->get( EntryReader::class )->read( $id );
	}

	/**
	 * The address of an entry's file, which opens it for whoever has it, for 15 minutes (docs/hooks.md): for code of
	 * the site, as entry().
	 *
	 * @param string $uploadId As `atoll_document_received` tells it.
	 * @return string|null Null when no entry has such a file (any more).
	 * @throws \Atoll\Platform\Errors\ReadFailed When the database does not tell.
	 */
	public function file( string $uploadId ): ?string {
		return $this->product->services->get( EntryFileLinks::class )->of( $uploadId );
	}

	/** Whether this site has the plugin by its own list, whatever its network says. */
	private function isSwitchedOnHere(): bool {
		return in_array(
			plugin_basename( $this->paths->pluginFile() ),
			(array) get_option( 'active_plugins' ),
			true
		);
	}

	/**
	 * What a switch is about: an installation may have several networks, of which each has its own.
	 *
	 * @return array{network_id?: int}|null
	 */
	private static function sites( bool $ofNetwork ): ?array {
		return $ofNetwork ? array( 'network_id' => get_current_network_id() ) : null;
	}

	/**
	 * @param array{network_id?: int}|null $which As get_sites() takes it; null for this site alone.
	 * @param \Closure(): void             $work
	 */
	private static function onSites( ?array $which, \Closure $work ): void {
		if ( null === $which ) {
			$work();
			return;
		}
		foreach ( get_sites( array( 'fields' => 'ids', 'number' => 0 ) + $which ) as $site ) {
			switch_to_blog( (int) $site );
			$work();
			restore_current_blog();
		}
	}
}
