<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications\Documents;

use Atoll\Platform\Errors\PublicError;

/** Error: a document request does not exist, belongs to somebody else, or is no longer open. */
final class DocumentRequestNotFound extends PublicError {

	public function __construct() {
		parent::__construct(
			'atoll_document_request_not_found',
			__( 'We are not asking for this document any more, so nothing was sent. What we still need from you is below.', 'atoll' ),
			404
		);
	}
}
