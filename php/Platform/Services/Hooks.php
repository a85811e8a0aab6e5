<?php

declare( strict_types=1 );

namespace Atoll\Platform\Services;

/** Adds hooks whose answers are made when the hook fires, so that a request loads only what answers it. */
final class Hooks {

	/**
	 * @param \Closure(): callable $answer Makes the callback, such as `fn() => $this->get( Menus::class )->register(
	 * ... )`.
	 * @param int                  $arguments How many of the hook's arguments it takes.
	 * @param (\Closure(mixed...): bool)|null $when Asked, with the hook's arguments, when the hook fires; without it
	 * nothing is made.
	 */
	public function action(
		string $hook,
		\Closure $answer,
		int $priority = 10,
		int $arguments = 1,
		?\Closure $when = null
	): void {
		add_action( $hook, new LateAnswer( $answer, $when ), $priority, $arguments );
	}

	/**
	 * @param \Closure(): callable $answer    As for actions.
	 * @param int                  $arguments How many of the hook's arguments it takes.
	 * @param (\Closure(mixed...): bool)|null $when Asked, with the hook's arguments, when the hook fires; without it
	 * the value is given back as it came.
	 */
	public function filter(
		string $hook,
		\Closure $answer,
		int $priority = 10,
		int $arguments = 1,
		?\Closure $when = null
	): void {
		add_filter( $hook, new LateAnswer( $answer, $when ), $priority, $arguments );
	}
}
