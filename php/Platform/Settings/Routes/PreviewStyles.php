<?php

declare( strict_types=1 );

namespace Atoll\Platform\Settings\Routes;

use Atoll\Platform\Access\Capabilities;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Rest\Input;
use Atoll\Platform\Rest\Reply;
use Atoll\Platform\Rest\Route;

/** POST s1t2/v1/settings/styles/preview: the style sheet for styles, and whether they are readable. Saves nothing. */
final class PreviewStyles implements Route {

	public const METHOD = 'POST';
	public const SCHEMA = 'atoll/settings-preview';

	/** @param \Closure(mixed): array<string, mixed> $preview Takes the values of the group `styles`. */
	public function __construct( private \Closure $preview ) {}

	public function allows( Visitor $visitor ): bool {
		return $visitor->can( Capabilities::EDIT_SETTINGS );
	}

	public function respond( Input $input, Visitor $visitor ): Reply {
		return new Reply( ( $this->preview )( $input->body()['values'] ?? array() ) );
	}
}
