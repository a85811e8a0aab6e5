<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Routes\Feeds;

use Atoll\Platform\Access\Capabilities;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Errors\BadRequest;
use Atoll\Platform\Rest\Input;
use Atoll\Platform\Rest\Reply;
use Atoll\Platform\Rest\Route;

/**
 * POST gf/v2/feeds: always refused, naming the missing add-on, so that no client believes that its feed works.
 */
final class CreateFeed implements Route {

	public const METHOD = 'POST';
	public const SCHEMA = 'gravity/feeds-create';

	public function allows( Visitor $visitor ): bool {
		return $visitor->can( Capabilities::EDIT_FORMS );
	}

	public function respond( Input $input, Visitor $visitor ): Reply {
		throw new BadRequest(
			'invalid_addon',
			/* translators: %s: name of an add-on, such as gravityformsmailchimp. */
			sprintf( __( 'The add-on %s is not installed. This site has no add-ons of Gravity Forms.', 'atoll' ), sanitize_key( $input->field( 'addon_slug' ) ) )
		);
	}
}
