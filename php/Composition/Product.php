<?php

declare( strict_types=1 );

namespace Atoll\Composition;

use Atoll\Admin\AdminProvider;
use Atoll\Admin\ToolsProvider;
use Atoll\Forms\Addresses\AddressesProvider;
use Atoll\Forms\Captcha\CaptchaProvider;
use Atoll\Forms\Definitions\DefinitionsProvider;
use Atoll\Forms\Drafts\DraftsProvider;
use Atoll\Forms\Entries\EntriesProvider;
use Atoll\Forms\Mail\MailProvider;
use Atoll\Forms\Page\PageProvider;
use Atoll\Forms\Spam\SpamProvider;
use Atoll\Forms\Submission\SubmissionProvider;
use Atoll\Forms\Uploads\UploadsProvider;
use Atoll\Gravity\GravityProvider;
use Atoll\Platform\Database\OptionLock;
use Atoll\Platform\Http\CurrentRequest;
use Atoll\Platform\Jobs\ScheduledJobs;
use Atoll\Platform\Migrations\Migrator;
use Atoll\Platform\PlatformProvider;
use Atoll\Platform\PluginPaths;
use Atoll\Platform\Rest\Routes;
use Atoll\Platform\Services\Hooks;
use Atoll\Platform\Services\ServiceProvider;
use Atoll\Platform\Services\Services;
use Atoll\Portal\Account\AccountProvider;
use Atoll\Portal\Files\PrivateFilesProvider;
use Atoll\Portal\Login\LoginProvider;
use Atoll\Portal\PortalProvider;
use Atoll\Portal\PrivateContent\PrivateContentProvider;
use Atoll\Portal\Session\SessionProvider;
use Atoll\Portal\TwoFactor\TwoFactorProvider;
use Atoll\Site\Blocks\BlocksProvider;
use Atoll\Site\Head\HeadProvider;
use Atoll\Site\Images\ImagesProvider;
use Atoll\Site\News\NewsProvider;
use Atoll\Site\Notifications\NotificationsProvider;
use Atoll\Site\SiteProvider;
use Atoll\Site\Theme\BlockTheme;
use Atoll\Site\Theme\StylesProvider;

/** Combines the rooms: collects the services of their providers, without creating any service yet. */
final class Product {

	/** Number of steps in {@see Schema}. It is here so that requests without migrations need not load that class. */
	public const STEPS = 29;

	/** Providers in the order of the rooms. */
	private const PROVIDERS = array(
		PlatformProvider::class,
		DefinitionsProvider::class,
		SubmissionProvider::class,
		EntriesProvider::class,
		DraftsProvider::class,
		UploadsProvider::class,
		MailProvider::class,
		SpamProvider::class,
		CaptchaProvider::class,
		AddressesProvider::class,
		PageProvider::class,
		SiteProvider::class,
		HeadProvider::class,
		StylesProvider::class,
		BlocksProvider::class,
		ImagesProvider::class,
		NewsProvider::class,
		NotificationsProvider::class,
		PrivateFilesProvider::class,
		PrivateContentProvider::class,
		PortalProvider::class,
		LoginProvider::class,
		SessionProvider::class,
		TwoFactorProvider::class,
		AccountProvider::class,
		GravityProvider::class,
		AdminProvider::class,
		ToolsProvider::class,
	);

	public readonly Services $services;

	/** @var list<ServiceProvider> */
	private array $providers;

	public function __construct( private PluginPaths $paths ) {
		$this->services = new Services( array( 'clock' => time( ... ) ) );
		$this->services->add( $this->ownServices() );
		$this->providers = array_map(
			fn( string $provider ): ServiceProvider => new $provider( $this->services ), self::PROVIDERS
		);
		$this->services->add( $this->merged( static fn( ServiceProvider $provider ): array => $provider->services() ) );
		foreach ( $this->providers as $provider ) {
			$this->services->extend( $provider->members() );
		}
	}

	public function register(): void {
		$hooks = new Hooks();
		$hooks->endWithFiles( $this->paths->pluginFile(), self::tellCaches( ... ) );
		$isNew = static fn(): bool => ! Migrator::isDone( self::STEPS );
		$hooks->action( 'init', fn() => $this->bringUpToDate( ... ), 0, when: $isNew );
		$run = fn() => fn() => $this->services->get( ScheduledJobs::class )->run( (string) current_action() );
		foreach ( $this->providers as $provider ) {
			$provider->hooks( $hooks );
			foreach ( array_keys( $provider->jobs() + $provider->frequentJobs() ) as $event ) {
				$hooks->action( $event, $run );
			}
		}
		$this->registerByRequest( $hooks );
		$hooks->action( 'wp_uninitialize_site', fn() => $this->services->get( Uninstaller::class )->runOn( ... ), 5 );
		$hooks->filter( 'cron_schedules', fn() => $this->services->get( ScheduledJobs::class )->intervals( ... ) );
		$plan = fn() => $this->services->get( ScheduledJobs::class )->schedule( ... );
		$hooks->action( 'admin_init', $plan, when: static fn(): bool => ! wp_doing_ajax() );
		if ( wp_doing_cron() || defined( 'WP_CLI' ) ) { // `wp cron event run` says only later that it is cron.
			$hooks->action( 'init', $plan );
		}
	}

	private function bringUpToDate(): void {
		$this->services->get( Migrator::class )->attempt();
		$this->services->get( ScheduledJobs::class )->schedule();
	}

	/** Clears page caches: pages of another version have different markup and scripts. No class can be loaded then. */
	private static function tellCaches(): void {
		/** This action is documented in php/Platform/Http/PageChanges.php. */
		add_action( 'shutdown', static fn() => do_action( 'atoll_pages_changed' ) );
	}

	/**
	 * Adds the hooks of each kind of request once that kind is known: usually as soon as plugins load. The command line
	 * may need all of them.
	 */
	private function registerByRequest( Hooks $hooks ): void {
		$admin = $this->once( static fn( ServiceProvider $provider ) => $provider->adminHooks( $hooks ) );
		$pages = $this->once( static fn( ServiceProvider $provider ) => $provider->pageHooks( $hooks ) );
		$theme = $this->once( static fn( ServiceProvider $provider ) => $provider->themeHooks( $hooks ) );
		$rest  = $this->once( static fn( ServiceProvider $provider ) => $provider->restHooks( $hooks ) );
		if ( 'cli' === PHP_SAPI ) {
			$admin();
			$pages();
			$theme();
			$rest();
			return;
		}
		if ( is_admin() ) {
			$admin();
		}
		add_action(
			'after_setup_theme',
			static fn() => ( BlockTheme::isActive() || ! CurrentRequest::mayBePage() ) && $theme(),
			PHP_INT_MIN, 0
		);
		add_action( 'rest_api_init', $rest, PHP_INT_MIN, 0 );
		add_filter(
			'rest_pre_dispatch',
			static function ( mixed $result, mixed $server, \WP_REST_Request $request ) use ( $admin ): mixed {
				if ( str_starts_with( $request->get_route(), '/wp-block-editor/' ) ) {
					$admin();
				}
				return $result;
			},
			0, 3
		);
		if ( CurrentRequest::mayBePage() ) {
			$pages();
			return;
		}
		// Requests that did not look like pages may turn out to be pages.
		add_action(
			'parse_request',
			static fn( \WP $wp ) => empty( $wp->query_vars['rest_route'] ) && $pages(),
			PHP_INT_MIN
		);
	}

	/**
	 * @param \Closure( ServiceProvider ): void $callback
	 * @return \Closure(): true Calls the callback with each provider, only the first time.
	 */
	private function once( \Closure $callback ): \Closure {
		$isDone = false;
		return function () use ( $callback, &$isDone ): bool {
			if ( ! $isDone ) {
				$isDone = true;
				array_walk( $this->providers, $callback );
			}
			return true;
		};
	}

	public function deactivate(): void {
		foreach ( $this->providers as $provider ) {
			$provider->deactivate();
		}
		$this->services->get( ScheduledJobs::class )->deactivate();
	}

	/** @return array<class-string, \Closure(): object> Services that need the data of all providers. */
	private function ownServices(): array {
		return array(
			\wpdb::class => static fn(): \wpdb => self::database(),
			PluginPaths::class => fn() => $this->paths,
			Migrator::class => fn() => new Migrator(
				fn() => array_map( $this->services->get( ... ), Schema::MIGRATIONS ),
				self::STEPS,
				new OptionLock( $this->services->get( \wpdb::class ), 'atoll_migration_lock' )
			),
			ScheduledJobs::class => fn() => new ScheduledJobs(
				array(
					ScheduledJobs::DAILY        => $this->merged(
						static fn( ServiceProvider $provider ) => $provider->jobs()
					),
					ScheduledJobs::FIVE_MINUTES => $this->merged(
						static fn( ServiceProvider $provider ) => $provider->frequentJobs()
					),
				),
				fn( string $name, int $seconds ): OptionLock => new OptionLock(
					$this->services->get( \wpdb::class ), $name, $seconds
				)
			),
			Routes::class => fn() => $this->services->make(
				Routes::class,
				routes: array_merge_recursive(
					...array_map( static fn( ServiceProvider $one ): array => $one->routes(), $this->providers )
				)
			),
		);
	}

	/**
	 * @template K of string
	 * @template T
	 * @param \Closure( ServiceProvider ): array<K, T> $list
	 * @return array<K, T>
	 */
	private function merged( \Closure $list ): array {
		return array_merge( ...array_map( $list, $this->providers ) );
	}

	private static function database(): \wpdb {
		global $wpdb;
		/** @var \wpdb $wpdb */
		return $wpdb;
	}
}
