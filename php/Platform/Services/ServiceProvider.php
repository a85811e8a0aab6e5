<?php

declare( strict_types=1 );

namespace Atoll\Platform\Services;

/**
 * Registers what one part of the plugin provides; nothing is created before it is needed. Providers run while plugins
 * load, so they do not query, print or translate anything.
 */
abstract class ServiceProvider {

	final public function __construct( protected readonly Services $services ) {}

	/**
	 * Returns factories of services that cannot be created from their constructor's types alone.
	 *
	 * @return array<class-string, \Closure(): object>
	 */
	public function services(): array {
		return array();
	}

	/**
	 * Returns classes by an interface or parent of which another part needs all classes ({@see Services::all()}).
	 *
	 * @return array<class-string, list<class-string>>
	 */
	public function members(): array {
		return array();
	}

	/** Adds hooks for every request. */
	public function hooks( Hooks $hooks ): void {}

	/** Adds hooks for wp-admin, its editors and the command line. */
	public function adminHooks( Hooks $hooks ): void {}

	/** Adds hooks for pages of the site: not for the REST API, admin-ajax.php or the login screen. */
	public function pageHooks( Hooks $hooks ): void {}

	/**
	 * Adds hooks for sites with the plugin's theme, from action `after_setup_theme` on; also in all requests that are
	 * not for a page. Those may switch themes, so each hook checks again.
	 */
	public function themeHooks( Hooks $hooks ): void {}

	/** Adds hooks for the REST API, from its action `rest_api_init` on. */
	public function restHooks( Hooks $hooks ): void {}

	/**
	 * Returns REST routes by namespace and by path, which is a regular expression below the namespace.
	 *
	 * @return array<string, array<string, list<class-string<\Atoll\Platform\Rest\Route>>>>
	 */
	public function routes(): array {
		return array();
	}

	/** @return array<string, \Closure(): mixed> Daily jobs by WP-Cron event. */
	public function jobs(): array {
		return array();
	}

	/** @return array<string, \Closure(): mixed> Jobs for every five minutes, by WP-Cron event. */
	public function frequentJobs(): array {
		return array();
	}

	/** Removes what outlives a request in WordPress, such as scheduled events; content stays. */
	public function deactivate(): void {}

	/**
	 * @template T of object
	 * @param class-string<T> $name
	 * @return T
	 */
	protected function get( string $name ): object {
		return $this->services->get( $name );
	}
}
