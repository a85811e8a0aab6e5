<?php

declare( strict_types=1 );

namespace Atoll\Platform;

/** A part of the plugin that listens to WordPress. The composition root holds the one list of them. */
interface Module {

	/** Adds its hooks. Called once per request, while plugins load: no query, no output, no translation. */
	public function register(): void;
}
