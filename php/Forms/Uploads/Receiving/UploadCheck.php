<?php

declare( strict_types=1 );

namespace Atoll\Forms\Uploads\Receiving;

use Atoll\Engine\Contract\Contract;
use Atoll\Engine\Formats\Text;
use Atoll\Forms\Uploads\UploadLimits;
use Atoll\Platform\Errors\UploadRefused;

/** Whether a file is one that its slot takes (spec 5): in the form's own words, or else in those of the contract. */
final class UploadCheck {

	/** @param \Closure(): Contract $contract Read only where a form has no words of its own. */
	public function __construct( private \Closure $contract ) {}

	/** @throws UploadRefused */
	public function checkName( UploadName $name, UploadLimits $limits ): void {
		if ( ! in_array( $name->extension, $limits->extensions, true ) ) {
			throw $this->wrongType( $limits );
		}
	}

	/**
	 * @param int $bytes Of the whole file, as far as it is known.
	 * @throws UploadRefused
	 */
	public function checkSize( int $bytes, UploadLimits $limits ): void {
		if ( $bytes > $limits->maxBytes ) {
			$megabytes = (string) round( $limits->maxBytes / 1048576, 1 );
			throw new UploadRefused(
				'file_too_large',
				Text::fill( $this->message( 'maxSize', $limits ), max: $megabytes ),
				413
			);
		}
		if ( $bytes < 1 ) {
			throw new UploadRefused( 'file_empty', __( 'This file is empty. Please choose another one.', 'atoll' ) );
		}
	}

	/** The name or the content is not what the slot takes. */
	public function wrongType( UploadLimits $limits ): UploadRefused {
		return new UploadRefused(
			'file_type',
			Text::fill( $this->message( 'extension', $limits ), extensions: implode( ', ', $limits->extensions ) )
		);
	}

	private function message( string $rule, UploadLimits $limits ): string {
		return $limits->messages[ $rule ] ?? ( $this->contract )()->fileKind()->ruleMessage( $rule );
	}
}
