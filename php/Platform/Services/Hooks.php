<?php

declare( strict_types=1 );

namespace Atoll\Platform\Services;

/** Adds hooks whose callbacks are made when the hook fires, so that a request loads only what it runs. */
final class Hooks {

	/** Whether hooks are answered no more. */
	private bool $isOver = false;

	/**
	 * @param \Closure(): callable            $make    Makes the callback: `fn() => $this->get( X::class )->y( ... )`.
	 * @param int                             $arguments How many of the hook's arguments it takes.
	 * @param (\Closure(mixed...): bool)|null $when      Asked when the hook fires, with its arguments, whether the
	 *                                                   callback is made and called at all; null for always.
	 */
	public function action(
		string $hook,
		\Closure $make,
		int $priority = 10,
		int $arguments = 1,
		?\Closure $when = null
	): void {
		add_action( $hook, new LazyCallback( $this, $make, $when ), $priority, $arguments );
	}

	/**
	 * As {@see action()}. Where `$when` says no, the value is given back as it came.
	 *
	 * @param \Closure(): callable            $make
	 * @param (\Closure(mixed...): bool)|null $when
	 */
	public function filter(
		string $hook,
		\Closure $make,
		int $priority = 10,
		int $arguments = 1,
		?\Closure $when = null
	): void {
		add_filter( $hook, new LazyCallback( $this, $make, $when ), $priority, $arguments );
	}

	/**
	 * Ends them as soon as WordPress' upgrader has cleared the plugin's folder for another version: the request goes
	 * on, and what it has not loaded yet would be of that one.
	 *
	 * @param string            $pluginFile Absolute path of the plugin's main file.
	 * @param \Closure(): mixed $last       Called then, with nothing but what is loaded.
	 */
	public function endWithFiles( string $pluginFile, \Closure $last ): void {
		add_filter(
			'upgrader_clear_destination',
			function ( mixed $isCleared, mixed $local, mixed $cleared = '' ) use ( $pluginFile, $last ): mixed {
				$folder = '/' . wp_basename( WP_PLUGIN_DIR ) . '/' . dirname( plugin_basename( $pluginFile ) );
				// Of a server that is reached by FTP the path begins elsewhere.
				if ( is_string( $cleared ) && str_ends_with( untrailingslashit( $cleared ), $folder ) ) {
					$this->isOver = true;
					$last();
				}
				return $isCleared;
			},
			PHP_INT_MAX,
			3
		);
	}

	public function isOver(): bool {
		return $this->isOver;
	}
}
