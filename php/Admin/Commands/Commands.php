<?php

declare( strict_types=1 );

namespace Atoll\Admin\Commands;

/** Registers `wp atoll …`. Its action runs only in WP-CLI, so that nothing is created elsewhere. */
final class Commands {

	/** @param \Closure(): array<string, object> $commands By name below `wp atoll`; called in WP-CLI. */
	public function __construct( private \Closure $commands ) {}

	public function add(): void {
		foreach ( ( $this->commands )() as $name => $command ) {
			\WP_CLI::add_command( "atoll {$name}", $command );
		}
	}
}
