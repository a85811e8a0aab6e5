<?php

declare( strict_types=1 );

namespace Atoll\Platform\Services;

/**
 * What one part of the product brings, by name: nothing of it is made before it is needed. Providers are asked while
 * plugins load, so they make no query, print nothing and translate nothing.
 */
abstract class ServiceProvider {

	final public function __construct( protected readonly Services $services ) {}

	/**
	 * Factories of services whose constructors' types do not say it all.
	 *
	 * @return array<class-string, \Closure(): object>
	 */
	public function services(): array {
		return array();
	}

	/**
	 * Classes of an interface or a parent that another part asks all of ({@see Services::all()}).
	 *
	 * @return array<class-string, list<class-string>>
	 */
	public function members(): array {
		return array();
	}

	/** Hooks of every request. */
	public function hooks( Hooks $hooks ): void {}

	/** Hooks of wp-admin, its editors and the command line. */
	public function adminHooks( Hooks $hooks ): void {}

	/** Hooks of pages of the site: not of the REST API, admin-ajax.php or the login screen. */
	public function pageHooks( Hooks $hooks ): void {}

	/**
	 * Hooks of a site with the product's theme, from the action `after_setup_theme` on, and of every request that is
	 * not for a page: it may switch themes, so that each hook checks again.
	 */
	public function themeHooks( Hooks $hooks ): void {}

	/** Hooks of the REST API, from its action `rest_api_init` on. */
	public function restHooks( Hooks $hooks ): void {}

	/**
	 * REST routes by their namespace and path, a regular expression below it.
	 *
	 * @return array<string, array<string, list<class-string<\Atoll\Platform\Rest\Route>>>>
	 */
	public function routes(): array {
		return array();
	}

	/** @return array<string, \Closure(): mixed> What is done once a day, by its event in WordPress' cron. */
	public function jobs(): array {
		return array();
	}

	/** @return array<string, \Closure(): mixed> What is done every five minutes, likewise. */
	public function frequentJobs(): array {
		return array();
	}

	/** Takes back what was left in WordPress beyond a request, such as a planned event; what people made stays. */
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
