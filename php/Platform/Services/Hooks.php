<?php

declare( strict_types=1 );

namespace Atoll\Platform\Services;

/** Adds hooks whose callbacks are created when the hook fires, so that a request loads only the code that it runs. */
final class Hooks {

	/** Whether hooks no longer run. */
	private bool $isOver = false;

	/**
	 * @param \Closure(): callable            $make    Creates the callback: `fn() => $this->get( X::class )->y( ... )`.
	 * @param int                             $arguments Number of the hook's arguments that the callback takes.
	 * @param (\Closure(mixed...): bool)|null $when      Called with the hook's arguments when it fires: whether to
	 *                                                   create and call the callback; null for always.
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
	 * Like {@see action()}, for filters. If `$when` returns false, the value is returned unchanged.
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
	 * Stops all hooks once WordPress' upgrader has cleared the plugin's folder for another version: the request
	 * continues, but any class that it has not loaded yet would be from that version.
	 *
	 * @param string            $pluginFile Absolute path of the plugin's main file.
	 * @param \Closure(): mixed $last       Called at that moment; may only use loaded classes.
	 */
	public function endWithFiles( string $pluginFile, \Closure $last ): void {
		add_filter(
			'upgrader_clear_destination',
			function ( mixed $isCleared, mixed $local, mixed $cleared = '' ) use ( $pluginFile, $last ): mixed {
				$folder = '/' . wp_basename( WP_PLUGIN_DIR ) . '/' . dirname( plugin_basename( $pluginFile ) );
				// Over FTP, the path starts differently.
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
