/** An XMLHttpRequest whose line is the test's: it sends and answers when it is told to. */
export class FakeRequest extends EventTarget {
	static readonly HEADERS_RECEIVED = 2;

	/** All that were sent, the newest last. */
	static sent: FakeRequest[] = [];

	readonly upload = new EventTarget();
	readonly headers: Record< string, string > = {};
	status = 0;
	responseText = '';
	responseURL = '';
	readyState = 0;
	url = '';
	body = new FormData();
	isAborted = false;

	/** Stands for the browser's in this file of tests. */
	static use() {
		FakeRequest.sent = [];
		Object.assign( globalThis, { XMLHttpRequest: FakeRequest } );
	}

	open( _method: string, url: string ) {
		this.url = url;
	}

	setRequestHeader( name: string, value: string ) {
		this.headers[ name ] = value;
	}

	send( body: FormData ) {
		this.body = body;
		FakeRequest.sent.push( this );
	}

	abort() {
		this.isAborted = true;
		this.dispatchEvent( new Event( 'abort' ) );
	}

	/** So many bytes have left. */
	leave( loaded: number, total = 0 ) {
		this.upload.dispatchEvent( new ProgressEvent( 'progress', { loaded, total } ) );
	}

	/** The line is cut. */
	cut() {
		this.dispatchEvent( new Event( 'error' ) );
	}

	/** Answers with a page, from the address that the server has led to. */
	answerPage( responseText: string, status: number, responseURL = this.url ) {
		Object.assign( this, { status, responseURL, responseText, readyState: 2 } );
		this.dispatchEvent( new Event( 'readystatechange' ) );
		this.dispatchEvent( new Event( 'load' ) );
	}

	answer( data: object, status = 200 ) {
		Object.assign( this, { status, responseText: JSON.stringify( data ) } );
		this.dispatchEvent( new Event( 'load' ) );
	}
}
