<?php

declare( strict_types=1 );

namespace Atoll\Forms\Definitions\Editor;

use Atoll\Platform\Errors\PublicError;

/** Error: a request of a form's preview reached a route for visitors; only the preview's own route accepts answers. */
final class SentFromPreview extends PublicError {

	public function __construct() {
		parent::__construct( 'atoll_only_tried', __( 'This is a preview: it takes no files, and checks answers with JavaScript alone. Nothing was sent or stored.', 'atoll' ), 404 );
	}
}
