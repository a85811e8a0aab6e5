<?php

declare( strict_types=1 );

namespace Atoll\Forms\Uploads\Receiving;

use Atoll\Engine\Contract\Contract;
use Atoll\Engine\Formats\Text;
use Atoll\Forms\Uploads\UploadLimits;
use Atoll\Forms\Uploads\UploadRefused;
use Atoll\Platform\Http\PostedFile;
use Atoll\Platform\Http\PostedFiles;

/** Checks whether a slot takes a file (spec 5). Error messages are the form's own, or else the contract's. */
final class UploadCheck {

	/** Error code if the slot does not take files with this name or content. */
	private const WRONG_TYPE = 'atoll_file_type';

	/** @param \Closure(): Contract $contract Read only if a form has no message of its own. */
	public function __construct( private \Closure $contract ) {}

	/** @throws UploadRefused */
	public function checkName( UploadName $name, UploadLimits $limits ): void {
		if ( ! in_array( $name->extension, $limits->extensions, true ) ) {
			throw new UploadRefused(
				self::WRONG_TYPE,
				Text::fill( $this->message( 'extension', $limits ), extensions: $this->list( $limits ) )
			);
		}
	}

	/**
	 * Checks a file that was sent with a form's answers. If PHP rejected it, the other files are still taken.
	 *
	 * @throws UploadRefused
	 */
	public function checkArrival( PostedFile $file, UploadLimits $limits ): void {
		if ( $file->isTooLarge() ) {
			$most = PostedFiles::mostBytes();
			throw $most < $limits->maxBytes
				? $this->tooLarge( $most, $this->kindMessage( 'maxSize' ) ) // A form's text names its own limit.
				: $this->tooLarge( $limits->maxBytes, $this->message( 'maxSize', $limits ) );
		}
		if ( $file->isCut() ) {
			throw new UploadRefused(
				'atoll_file_cut',
				__( 'Only a part of this file arrived. Please choose it again.', 'atoll' )
			);
		}
	}

	/**
	 * @param int $bytes Size of the whole file, as far as known.
	 * @throws UploadRefused
	 */
	public function checkSize( int $bytes, UploadLimits $limits ): void {
		if ( $bytes > $limits->maxBytes ) {
			throw $this->tooLarge( $limits->maxBytes, $this->message( 'maxSize', $limits ) );
		}
		if ( $bytes < 1 ) {
			throw new UploadRefused(
				'atoll_file_empty',
				__( 'This file is empty. Please choose another one.', 'atoll' )
			);
		}
	}

	/** Returns the error for a file whose extension the slot takes, but whose content does not match it. */
	public function wrongContent( UploadName $name, UploadLimits $limits ): UploadRefused {
		return new UploadRefused(
			self::WRONG_TYPE,
			sprintf(
				/* translators: 1: ending of a file's name, such as pdf. 2: endings, such as pdf, jpg, png. */
				__( 'The name of this file ends in .%1$s, but its content is of another kind. Please choose another file, or open this one and save it again as one of these: %2$s.', 'atoll' ),
				$name->extension,
				$this->list( $limits )
			)
		);
	}

	/** @param int $most Limit in bytes. */
	private function tooLarge( int $most, string $message ): UploadRefused {
		$megabytes = (string) round( $most / 1048576, 1 );
		return new UploadRefused( 'atoll_file_too_large', Text::fill( $message, max: $megabytes ), 413 );
	}

	private function list( UploadLimits $limits ): string {
		return implode( ', ', $limits->extensions );
	}

	private function message( string $rule, UploadLimits $limits ): string {
		return $limits->messages[ $rule ] ?? $this->kindMessage( $rule );
	}

	private function kindMessage( string $rule ): string {
		return ( $this->contract )()->fileKind()->ruleMessage( $rule );
	}
}
