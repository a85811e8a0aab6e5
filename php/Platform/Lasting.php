<?php

declare( strict_types=1 );

namespace Atoll\Platform;

/** A module that leaves something in WordPress beyond a request, such as a planned event. */
interface Lasting extends Module {

	/** Takes it back. Called when the plugin is deactivated; what people made stays. */
	public function deactivate(): void;
}
