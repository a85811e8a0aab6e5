<?php

declare( strict_types=1 );

namespace Atoll\Forms\Uploads\Routes;

use Atoll\Engine\Markup\Form\InputNames;
use Atoll\Forms\Uploads\Receiving\UploadNonces;
use Atoll\Forms\Uploads\Receiving\UploadReceiver;
use Atoll\Forms\Uploads\Receiving\UploadSlot;
use Atoll\Forms\Uploads\Receiving\UploadSlots;
use Atoll\Forms\Uploads\Storage\UploadRepository;
use Atoll\Forms\Uploads\Upload;
use Atoll\Forms\Uploads\UploadRefused;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Access\RateLimits\RateLimit;
use Atoll\Platform\Errors\BadRequest;
use Atoll\Platform\Errors\ErrorBoundary;
use Atoll\Platform\Errors\Failure;
use Atoll\Platform\Errors\PublicError;
use Atoll\Platform\Http\PostedFile;
use Atoll\Platform\Http\PostedFiles;
use Atoll\Platform\Rest\Input;
use Atoll\Platform\Rest\Reply;
use Atoll\Platform\Rest\Route;

/**
 * POST s1t2/v1/uploads: a file for a form, whole or in parts (spec 7). The protocol for parts is described in
 * contract/rest/atoll/uploads.schema.json.
 */
final class ReceiveUpload implements Route {

	public const METHOD = 'POST';
	public const SCHEMA = 'atoll/uploads';

	/** Parts per minute and IP address: with parts of half a megabyte, more than most connections can send. */
	private const MAX_PER_MINUTE = 600;

	public function __construct(
		private UploadSlots $slots,
		private UploadNonces $nonces,
		private UploadReceiver $receiver,
		private UploadRepository $uploads,
		private PostedFiles $postedFiles,
		private RateLimit $limit,
	) {}

	public function allows( Visitor $visitor ): bool {
		return true; // The nonce is the permission.
	}

	public function respond( Input $input, Visitor $visitor ): Reply {
		try {
			$this->limit->count( 'uploads', $visitor, self::MAX_PER_MINUTE );
			return $this->ok( $this->receive( $input, $visitor ) );
		} catch ( PublicError $error ) {
			return $this->error( ( new ErrorBoundary() )->failure( $error ) );
		}
	}

	private function receive( Input $input, Visitor $visitor ): Upload {
		$slot = $this->slots->find(
			(int) $input->field( 'form_id' ),
			(int) $input->field( 'field_id' ),
			$input->field( InputNames::KEY )
		);
		$this->nonces->check( $input->field( 'nonce' ), $slot );
		$file = $this->postedFiles->read( 'file' )[0] ?? null;
		if ( '' !== $input->field( 'upload' ) ) {
			return $this->continueUpload( $slot, $input, $file );
		}
		if ( null !== $file ) {
			$name = $input->field( 'original_filename' ) ?: $file->name;
			return $this->receiver->receive( $slot, $name, $file, $visitor );
		}
		if ( ! ctype_digit( $input->field( 'size' ) ) ) {
			throw $this->fileMissing();
		}
		return $this->receiver->start(
			$slot,
			$input->field( 'original_filename' ),
			(int) $input->field( 'size' ),
			$visitor
		);
	}

	private function continueUpload( UploadSlot $slot, Input $input, ?PostedFile $file ): Upload {
		$upload = $this->uploads->find( $input->field( 'upload' ) );
		if ( null === $upload || ! $slot->holds( $upload ) ) {
			throw UploadRefused::gone();
		}
		$offset = $input->field( 'offset' );
		if ( null !== $file ) {
			return $this->receiver->append( $upload, $slot, (int) $offset, $file );
		}
		// A request with an offset sends a part, whose bytes are missing here; one without an offset asks for the
		// state.
		return '' === $offset ? $upload : throw $this->fileMissing();
	}

	private function fileMissing(): BadRequest {
		return new BadRequest(
			'atoll_file_missing',
			__( 'There is no file in this request. Please try again.', 'atoll' )
		);
	}

	private function ok( Upload $upload ): Reply {
		return new Reply(
			array(
				'status' => 'ok',
				'data'   => array(
					'temp_filename'     => $upload->id,
					'uploaded_filename' => $upload->name,
					'size'              => $upload->size,
					'received'          => $upload->received,
					'complete'          => $upload->isWhole(),
				),
			),
			headers: array( 'Cache-Control' => 'no-store' )
		);
	}

	private function error( Failure $failure ): Reply {
		return new Reply(
			array(
				'status' => 'error',
				'error'  => array(
					'code'    => $failure->code,
					'message' => $failure->message,
				),
			),
			$failure->status,
			$failure->headers
		);
	}
}
