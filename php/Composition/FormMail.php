<?php

declare( strict_types=1 );

namespace Atoll\Composition;

use Atoll\Admin\FormPanels;
use Atoll\Admin\MailNotice;
use Atoll\Forms\Definitions\Routes\SendTest;
use Atoll\Platform\Http\Request;
use Atoll\Platform\Paths;

/** A form's settings beside the editor, and what is told of mail that did not arrive. */
final class FormMail extends Area {

	public function __construct( private Paths $paths, private Forms $forms, private Mailing $mailing ) {}

	public function modules(): array {
		return array(
			new FormPanels( $this->paths, $this->forms->repository, $this->mailing->mails ),
			new MailNotice( $this->mailing->mails, $this->mailing->retries, new Request(), time( ... ) ),
		);
	}

	public function routes(): array {
		return array( new SendTest( $this->forms->edited, $this->mailing->test ) );
	}
}
