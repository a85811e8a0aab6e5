<?php

declare( strict_types=1 );

namespace Atoll\Forms\Uploads\Routes;

use Atoll\Engine\Markup\Form\InputNames;
use Atoll\Forms\Uploads\Receiving\UploadNonces;
use Atoll\Forms\Uploads\Receiving\UploadSlots;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Access\RateLimits\RateLimit;
use Atoll\Platform\Rest\Input;
use Atoll\Platform\Rest\Reply;
use Atoll\Platform\Rest\Route;

/**
 * POST s1t2/v1/upload-nonce: permission to upload files for one field during one form visit, for an hour. The text in
 * the body is the nonce (spec 7).
 */
final class IssueNonce implements Route {

	public const METHOD = 'POST';
	public const SCHEMA = 'atoll/upload-nonce';

	/** Requests per minute and IP address. */
	private const MAX_PER_MINUTE = 60;

	public function __construct(
		private UploadSlots $slots,
		private UploadNonces $nonces,
		private RateLimit $limit
	) {}

	public function allows( Visitor $visitor ): bool {
		return true; // Anybody who may send the form may send its files.
	}

	public function respond( Input $input, Visitor $visitor ): Reply {
		$this->limit->count( 'upload-nonce', $visitor, self::MAX_PER_MINUTE );
		$slot = $this->slots->find(
			(int) $input->field( 'form_id' ),
			(int) $input->field( 'field_id' ),
			$input->field( InputNames::KEY )
		);
		return new Reply( $this->nonces->issue( $slot ), headers: array( 'Cache-Control' => 'no-store' ) );
	}
}
