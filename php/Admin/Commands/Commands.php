<?php

declare( strict_types=1 );

namespace Atoll\Admin\Commands;

/** `wp atoll …`. Only WP-CLI calls its action, so that nothing is made elsewhere. */
final class Commands {

	/** @param \Closure(): array<string, object> $commands By their names below `wp atoll`; made when WP-CLI asks. */
	public function __construct( private \Closure $commands ) {}

	public function add(): void {
		foreach ( ( $this->commands )() as $name => $command ) {
			\WP_CLI::add_command( "atoll {$name}", $command );
		}
	}
}
