<?php

declare( strict_types=1 );

namespace Atoll\Platform;

use Atoll\Platform\Access\Encryption\EncryptionKeys;
use Atoll\Platform\AccessLog\AccessLogExpiry;
use Atoll\Platform\Database\FrequentPostChanges;
use Atoll\Platform\Database\OptionLock;
use Atoll\Platform\Database\Queries;
use Atoll\Platform\Enhancements\Enhancements;
use Atoll\Platform\Health\DatabaseHealth;
use Atoll\Platform\Health\HealthCheck;
use Atoll\Platform\Health\MonitoringSecret;
use Atoll\Platform\Health\Routes\GetHealth;
use Atoll\Platform\Health\Routes\GetHealthCheck;
use Atoll\Platform\Health\SiteHealthTests;
use Atoll\Platform\Health\TransactionsHealth;
use Atoll\Platform\Http\CachePlugins;
use Atoll\Platform\Http\ContentSecurityPolicy;
use Atoll\Platform\Http\PageChanges;
use Atoll\Platform\Islands\Islands;
use Atoll\Platform\Jobs\JobsHealth;
use Atoll\Platform\Marketing\MetaConversions;
use Atoll\Platform\Marketing\Routes\RecordConversion;
use Atoll\Platform\Migrations\LostTables;
use Atoll\Platform\Migrations\TableRepair;
use Atoll\Platform\Migrations\TablesHealth;
use Atoll\Platform\Privacy\PersonalDataSource;
use Atoll\Platform\Privacy\PrivacyTools;
use Atoll\Platform\Rest\BodyLimit;
use Atoll\Platform\Rest\CrossOriginPolicy;
use Atoll\Platform\Rest\PageSession;
use Atoll\Platform\Rest\PostTypeRoutes;
use Atoll\Platform\Rest\RestHealth;
use Atoll\Platform\Rest\RestNamespaces;
use Atoll\Platform\Rest\RouteDescriptions;
use Atoll\Platform\Rest\Routes;
use Atoll\Platform\Services\Hooks;
use Atoll\Platform\Services\ServiceProvider;
use Atoll\Platform\Settings\Checks;
use Atoll\Platform\Settings\Routes\GetSettings;
use Atoll\Platform\Settings\Routes\ListSettings;
use Atoll\Platform\Settings\Routes\PreviewStyles;
use Atoll\Platform\Settings\Routes\SaveSettings;
use Atoll\Platform\Settings\Routes\TrySettings;
use Atoll\Platform\Settings\SavedSettings;
use Atoll\Platform\Settings\SettingCheck;
use Atoll\Platform\Settings\Settings;
use Atoll\Platform\Settings\SettingsValidator;

/** Services that every request needs: settings, islands, REST, tables, scheduled jobs and personal data. */
final class PlatformProvider extends ServiceProvider {

	/** Actions after which pages look different, besides those for posts, options, authors and comments. */
	private const CHANGES = array(
		'activated_plugin',
		'atoll_settings_saved',
		'attachment_updated',
		'customize_save_after',
		'deactivated_plugin',
		'delete_attachment',
		'delete_term',
		'edit_comment',
		'edited_term',
		'switch_theme',
		'upgrader_process_complete',
		'wp_delete_nav_menu',
		'wp_update_nav_menu',
	);

	/** Path of the route that records a click on a phone link. */
	public const CONVERSION = '/conversion';

	/** WP-Cron event that reports such a click. */
	public const SEND_CONVERSION = 'atoll_send_conversion';

	/** The wp-admin action that creates missing tables. */
	public const MAKE_TABLES = 'atoll_make_tables';

	public function services(): array {
		return array(
			Settings::class => fn() => $this->services->make(
				Settings::class, file: $this->get( PluginPaths::class )->plugin( 'build/settings-shapes.php' )
			),
			SettingsValidator::class => fn() => $this->services->make(
				SettingsValidator::class, checks: $this->services->all( SettingCheck::class )
			),
			SavedSettings::class => fn() => $this->services->make(
				SavedSettings::class, lock: new OptionLock( $this->get( \wpdb::class ), 'atoll_settings_lock', 30 )
			),
			TranslationFiles::class => fn() => new TranslationFiles(
				$this->get( PluginPaths::class )->plugin( 'languages' )
			),
			EncryptionKeys::class => fn() => EncryptionKeys::ofSite( $this->get( Queries::class ) ),
			Islands::class => fn() => $this->services->make(
				Islands::class, session: fn() => $this->get( PageSession::class )->current()
			),
			PrivacyTools::class => fn() => new PrivacyTools( $this->services->all( PersonalDataSource::class ) ),
			MonitoringSecret::class => static fn() => MonitoringSecret::ofSite(),
			GetHealth::class => fn() => $this->services->make(
				GetHealth::class, checks: fn(): array => $this->services->all( HealthCheck::class )
			),
			SiteHealthTests::class => fn() => new SiteHealthTests( $this->services->all( HealthCheck::class ) ),
		);
	}

	public function members(): array {
		return array(
			HealthCheck::class => array(
				DatabaseHealth::class,
				TransactionsHealth::class,
				TablesHealth::class,
				JobsHealth::class,
				RestHealth::class,
			),
			SettingCheck::class => array(
				Checks\TypeCheck::class,
				Checks\OfferedCheck::class,
				Checks\LengthCheck::class,
				Checks\BoundsCheck::class,
				Checks\PatternCheck::class,
				Checks\FormatCheck::class,
				Checks\ExistsCheck::class,
			),
		);
	}

	public function hooks( Hooks $hooks ): void {
		$hooks->filter(
			'pre_get_language_files_from_path', fn() => $this->get( TranslationFiles::class )->files( ... ), 10, 2
		);
		$hooks->filter( 'lang_dir_for_domain', fn() => $this->get( TranslationFiles::class )->folder( ... ), 10, 3 );
		$hooks->filter(
			'load_textdomain_mofile', fn() => $this->get( TranslationFiles::class )->related( ... ), 10, 2
		);
		$hooks->filter(
			'load_script_translation_file',
			fn() => fn( mixed $file, mixed $handle, mixed $domain ): mixed =>
				$this->get( TranslationFiles::class )->related( $file, $domain ),
			10, 3
		);
		$hooks->action( self::SEND_CONVERSION, fn() => $this->get( MetaConversions::class )->send( ... ) );
		foreach ( array( 'save_post', 'deleted_post', 'clean_post_cache' ) as $event ) {
			$hooks->action( $event, fn() => $this->get( FrequentPostChanges::class )->notePost( ... ), 10, 2 );
		}
		foreach ( array( 'added_post_meta', 'updated_post_meta', 'deleted_post_meta' ) as $event ) {
			$hooks->action( $event, fn() => $this->get( FrequentPostChanges::class )->noteMeta( ... ), 10, 2 );
		}
		$hooks->action( 'set_object_terms', fn() => $this->get( FrequentPostChanges::class )->noteTerms( ... ) );
		$hooks->action( 'transition_post_status', fn() => $this->get( PageChanges::class )->notePost( ... ), 10, 3 );
		$hooks->action( 'deleted_post', fn() => $this->get( PageChanges::class )->noteDeleted( ... ), 10, 2 );
		foreach ( array( 'added_option', 'updated_option', 'deleted_option' ) as $event ) {
			$hooks->action( $event, fn() => $this->get( PageChanges::class )->noteOption( ... ) );
		}
		foreach ( array( 'profile_update', 'delete_user', 'remove_user_from_blog' ) as $event ) {
			$hooks->action( $event, fn() => $this->get( PageChanges::class )->noteUser( ... ) );
		}
		$hooks->action(
			'wp_update_comment_count', fn() => $this->get( PageChanges::class )->noteComments( ... ), 10, 3
		);
		foreach ( self::CHANGES as $event ) {
			$hooks->action( $event, fn() => $this->get( PageChanges::class )->note( ... ), 10, 0 );
		}
		$hooks->action( 'atoll_pages_changed', fn() => $this->get( CachePlugins::class )->clear( ... ) );
		$hooks->filter(
			'wp_privacy_personal_data_exporters', fn() => $this->get( PrivacyTools::class )->exporters( ... )
		);
		$hooks->filter( 'wp_privacy_personal_data_erasers', fn() => $this->get( PrivacyTools::class )->erasers( ... ) );
		$hooks->filter( 'site_status_tests', fn() => $this->get( SiteHealthTests::class )->add( ... ) );
		$hooks->action( 'rest_api_init', fn() => $this->get( Routes::class )->addAtOnce( ... ) );
		$hooks->action(
			'shutdown', fn() => $this->get( LostTables::class )->replace( ... ),
			when: static fn(): bool => array() !== (array) ( $GLOBALS['EZSQL_ERROR'] ?? array() )
		);
	}

	public function pageHooks( Hooks $hooks ): void {
		$hooks->filter(
			'wp_headers',
			static fn() => static fn( array $headers ) => array( 'X-Content-Type-Options' => 'nosniff' ) + $headers
		);
		$hooks->filter(
			'template_include', fn() => $this->get( ContentSecurityPolicy::class )->begin( ... ), PHP_INT_MAX,
			when: static fn(): bool => has_filter( 'atoll_content_security_policy' )
		);
		$hooks->action(
			'wp_footer', fn() => $this->get( Islands::class )->print( ... ), 1000,
			when: fn(): bool => $this->services->isMade( Islands::class )
		); // After the footer's scripts (20), so that these are not loaded twice.
		$hooks->action(
			'wp_footer', fn() => $this->get( Enhancements::class )->print( ... ), 1000,
			when: fn(): bool => $this->services->isMade( Enhancements::class )
		);
	}

	public function restHooks( Hooks $hooks ): void {
		// Before and after WordPress' own routes (99).
		$hooks->action( 'rest_api_init', fn() => $this->get( PostTypeRoutes::class )->hide( ... ), 98 );
		$hooks->action( 'rest_api_init', fn() => $this->get( PostTypeRoutes::class )->restore( ... ), 100 );
		$hooks->filter( 'rest_pre_dispatch', fn() => $this->get( PostTypeRoutes::class )->addRequested( ... ), 1, 3 );
		$hooks->filter( 'rest_pre_dispatch', fn() => $this->get( Routes::class )->addRequested( ... ), 1, 3 );
		$hooks->filter(
			'rest_pre_dispatch', fn() => $this->get( RouteDescriptions::class )->describeOne( ... ), 11, 3,
			when: static fn( mixed ...$arguments ): bool => ( $arguments[2] ?? null ) instanceof \WP_REST_Request
				&& 'OPTIONS' === $arguments[2]->get_method()
		);
		$hooks->filter( 'rest_route_data', fn() => $this->get( RouteDescriptions::class )->describeAll( ... ) );
		$hooks->filter(
			'rest_pre_dispatch', fn() => $this->get( BodyLimit::class )->check( ... ), 5, 3, when: $this->isOurs( ... )
		);
		$hooks->filter(
			'rest_pre_serve_request', fn() => $this->get( CrossOriginPolicy::class )->send( ... ), 5, 3,
			when: $this->isOurs( ... )
		);
	}

	public function routes(): array {
		return array(
			RestNamespaces::ATOLL => array(
				self::CONVERSION => array( RecordConversion::class ),
				'/health' => array( GetHealth::class ),
				'/health/(?P<check>[\w-]{1,40})' => array( GetHealthCheck::class ),
				'/settings' => array( ListSettings::class ),
				'/settings/styles/preview' => array( PreviewStyles::class ),
				'/settings/(?P<group>[\w-]{1,40})' => array( SaveSettings::class, GetSettings::class ),
				'/settings/(?P<group>[\w-]{1,40})/try' => array( TrySettings::class ),
			),
		);
	}

	public function jobs(): array {
		return array(
			'atoll_access_log_expire' => fn() => $this->get( AccessLogExpiry::class )->run(),
			'atoll_tables_complete'   => fn() => $this->get( TableRepair::class )->complete(),
		);
	}

	public function deactivate(): void {
		$this->get( MetaConversions::class )->deactivate();
	}

	/** Whether a REST filter, whose third argument is the request, is about one of our routes. */
	private function isOurs( mixed ...$arguments ): bool {
		$request = $arguments[2] ?? null;
		return $request instanceof \WP_REST_Request
			&& $this->get( RestNamespaces::class )->isOurs( $request->get_route() );
	}
}
