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

/** The plugin's public interface: for WordPress, for the files of blocks and templates, and for code of the site. */
final class Plugin {

	private Product $product;

	public function __construct( private PluginPaths $paths ) {
		$this->product = new Product( $paths );
	}

	public function register(): void {
		$this->product->register();
	}

	/**
	 * @param bool $ofNetwork Whether for all sites of a network at once; their tables are created on a later request.
	 */
	public function activate( bool $ofNetwork = false ): void {
		$this->product->services->get( Migrator::class )->run();
		$this->product->services->get( ScheduledJobs::class )->schedule();
		// The theme was not active when this request began.
		$this->product->services->get( BlockTheme::class )->addFolder();
		self::onSites(
			self::sites( $ofNetwork ),
			fn() => $this->product->services->get( ThemeSwitch::class )->activate()
		);
		$this->product->services->get( SetUp::class )->activate();
	}

	/**
	 * @param bool $ofNetwork Whether for all sites of a network at once, except those that activated it themselves too.
	 */
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
	 * Runs when the plugin is deleted. Deactivates the plugin on each site of a network, where that may not have
	 * happened, and deletes the demo and all tables, options and forms of sites whose owner asked for that.
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

	// The following methods are for files that WordPress loads: block render.php and theme templates.

	/** Returns the renderer of forms. */
	public function forms(): FormRenderer {
		return $this->product->services->get( FormRenderer::class );
	}

	public function header(): Header {
		return $this->product->services->get( Header::class );
	}

	public function footer(): Footer {
		return $this->product->services->get( Footer::class );
	}

	/** Returns the block with the login form. */
	public function login(): LoginBlock {
		return $this->product->services->get( LoginBlock::class );
	}

	/** Returns the list of notifications. */
	public function notificationList(): NotificationList {
		return $this->product->services->get( NotificationList::class );
	}

	public function ctas(): Ctas {
		return $this->product->services->get( Ctas::class );
	}

	/** Returns the call to action below articles. */
	public function articleCta(): ArticleCta {
		return $this->product->services->get( ArticleCta::class );
	}

	public function phoneLink(): PhoneLinkBlock {
		return $this->product->services->get( PhoneLinkBlock::class );
	}

	/** Returns the calculator block. */
	public function calculators(): CalculatorBlock {
		return $this->product->services->get( CalculatorBlock::class );
	}

	/** Returns the block with which clients manage their account. */
	public function profile(): ProfileBlock {
		return $this->product->services->get( ProfileBlock::class );
	}

	/** Returns the block with a client's drafts and applications. */
	public function dashboard(): DashboardBlock {
		return $this->product->services->get( DashboardBlock::class );
	}

	/** Returns the block with one of the client's applications. */
	public function application(): ApplicationBlock {
		return $this->product->services->get( ApplicationBlock::class );
	}

	/** Returns the block with the reviews widget. */
	public function reviews(): ReviewsBlock {
		return $this->product->services->get( ReviewsBlock::class );
	}

	/** Returns the blocks of the news templates. */
	public function news(): NewsBlocks {
		return $this->product->services->get( NewsBlocks::class );
	}

	/** Returns the image block. */
	public function image(): ImageBlock {
		return $this->product->services->get( ImageBlock::class );
	}

	/** Returns the demo, for plugin/demo/install.php. */
	public function demo(): Demo {
		return $this->product->services->get( Demo::class );
	}

	// The following methods are for code of the site (docs/hooks.md).

	/**
	 * Returns an entry in the format of `gf/v2`, with its labels and the URLs of its files (docs/hooks.md). For code of
	 * the site: nobody needs to be logged in.
	 *
	 * @return array<array-key, mixed>|null Null if there is no such entry.
	 * @throws \Atoll\Platform\Errors\ReadFailed When the database cannot be read.
	 */
	public function entry( int $id ): ?array {
		return $this->product->services->get( EntryReader::class )->read( $id );
	}

	/**
	 * Returns the URL of an entry's file. It works without a login, for 15 minutes (docs/hooks.md). For code of the
	 * site, like entry().
	 *
	 * @param string $uploadId As passed to `atoll_document_received`.
	 * @return string|null Null if no entry has such a file (any more).
	 * @throws \Atoll\Platform\Errors\ReadFailed When the database cannot be read.
	 */
	public function file( string $uploadId ): ?string {
		return $this->product->services->get( EntryFileLinks::class )->url( $uploadId );
	}

	/** Whether the plugin is active on this site itself, not only on its network. */
	private function isSwitchedOnHere(): bool {
		return in_array(
			plugin_basename( $this->paths->pluginFile() ),
			(array) get_option( 'active_plugins' ),
			true
		);
	}

	/**
	 * Returns the sites of the current network as a query, because an installation may have several networks.
	 *
	 * @return array{network_id?: int}|null
	 */
	private static function sites( bool $ofNetwork ): ?array {
		return $ofNetwork ? array( 'network_id' => get_current_network_id() ) : null;
	}

	/**
	 * @param array{network_id?: int}|null $which Query as for get_sites(); null for only the current site.
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
